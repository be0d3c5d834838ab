import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isAbsent } from '#lib/call-error';
import { formatDateTime } from '#lib/format';
import { paths } from '#lib/paths';
import { Text } from '#ui/layout';
import { useDoneLately } from '../api.ts';
import classes from './chat.module.css';

const SHOWN = 6;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** What the assistant has done lately, whoever asked. */
export function DoneLately() {
  const { t } = useLingui();
  const { data, error, isError } = useDoneLately();
  const entries = data?.entries.slice(0, SHOWN) ?? [];
  if (isAbsent(error)) return null;
  return (
    <aside className={classes.side} aria-label={t`Work done`}>
      <h2>{t`Work done`}</h2>
      <Text c="dimmed" fz="sm">
        <Link to={paths.assistantData}>{t`Requests to the AI assistant`}</Link>
      </Text>
      {isError ? <Text c="dimmed" fz="sm">{t`This list could not be opened.`}</Text> : null}
      {data && entries.length === 0 ? (
        <Text c="dimmed" fz="sm">
          <Trans>Nothing yet. Work that you confirm is listed here. Everyone in the office can see it.</Trans>
        </Text>
      ) : null}
      <ul>
        {entries.map(({ id, prompt, settles, act, at, by, isTakenBack }) => (
          <li key={id} data-taken-back={isTakenBack || undefined}>
            {isTakenBack ? <IconArrowBackUp {...ICON} /> : <IconCircleCheck {...ICON} />}
            <span>
              {settles ?? prompt}
              {act ? <small>{act}</small> : null}
              <small>
                {formatDateTime(at)} · {by}
                {isTakenBack ? ` · ${t`cancelled afterwards`}` : null}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
