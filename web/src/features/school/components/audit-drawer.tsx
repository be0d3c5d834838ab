import { useLingui } from '@lingui/react/macro';
import type { searchAuditLog } from '@shala/contract/school';
import type { CallAnswer } from '@shala/contract/shared';
import { Link } from 'react-router';
import { formatDateTime } from '#lib/format';
import { paths } from '#lib/paths';
import { Drawer } from '#ui/drawer';
import { Facts } from '#ui/facts';
import { listChanges, wordsOfAct, wordsOfRecord } from '../lib/audit-words.ts';
import classes from './school.module.css';

type Entry = CallAnswer<typeof searchAuditLog>['entries'][number];

/** One entry whole: every field with its old and new value, and the way to all that happened to the same thing. */
export function AuditDrawer({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { t } = useLingui();
  const { at, user, act, action, entity, entityId, about, reason, before, after } = entry;
  const changes = listChanges(before, after);
  const isNew = changes.every((change) => !change.before);
  return (
    <Drawer
      title={act || wordsOfAct(action)}
      context={about ? `${wordsOfRecord(entity)}: ${about}` : wordsOfRecord(entity)}
      width={560}
      onClose={onClose}
    >
      <Facts
        facts={[
          { term: t`Date and time`, value: formatDateTime(at) },
          { term: t`User`, value: user ?? t`Automatic (no user)` },
          ...(reason ? [{ term: t`Reason`, value: reason }] : []),
        ]}
      />
      {changes.length > 0 ? (
        <table className={classes.table} aria-label={t`What changed`}>
          <thead>
            <tr>
              <th scope="col">{t`Detail`}</th>
              {isNew ? null : <th scope="col">{t`Before`}</th>}
              <th scope="col">{isNew ? t`Value` : t`After`}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.field}>
                <td>{change.field}</td>
                {isNew ? null : <td className={classes.quiet}>{change.before || '–'}</td>}
                <td>{change.after || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={classes.quiet}>
          {before && after ? t`It was saved without any change.` : t`No other details were recorded for this change.`}
        </p>
      )}
      {entity === 'assistant' ? <Link to={paths.assistantData}>{t`See what was asked, under Requests to the AI assistant`}</Link> : null}
      {entityId ? <Link to={`${paths.auditLog}?id=${encodeURIComponent(entityId)}`}>{t`All changes of this record`}</Link> : null}
    </Drawer>
  );
}
