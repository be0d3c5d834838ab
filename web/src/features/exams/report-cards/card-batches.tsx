import { Plural, useLingui } from '@lingui/react/macro';
import { exportReportCards } from '@shala/contract/exams';
import { IconAlertTriangle, IconPrinter } from '@tabler/icons-react';
import { formatDateTime, formatNumber } from '#lib/format';
import { send } from '#lib/send';
import { DownloadButtons } from '#ui/download-buttons';
import { Notice } from '#ui/notice';
import { PaperButton } from '#ui/paper-button';
import { ProgressBar } from '#ui/progress';
import { type CardCheck, useBatch } from '../api.ts';
import classes from '../components/exams.module.css';
import { gapText } from '../lib/words.ts';

const SHOWN = 30;

/** Whose cards would lack something. */
export function Incomplete({ students }: { students: CardCheck['incomplete'] }) {
  const { t } = useLingui();
  return (
    <Notice icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>
      <details className={classes.gaps}>
        <summary>
          <Plural
            value={students.length}
            one="# card is incomplete. Show what is missing"
            other="# cards are incomplete. Show what is missing"
          />
        </summary>
        <ul aria-label={t`Incomplete cards`}>
          {students.slice(0, SHOWN).map(({ studentId, name, section, missing }) => (
            <li key={studentId}>
              {name} · {section} · {missing.map(gapText).join(', ')}
            </li>
          ))}
        </ul>
        {students.length > SHOWN ? <p className={classes.quiet}>{t`and ${formatNumber(students.length - SHOWN)} more`}</p> : null}
      </details>
    </Notice>
  );
}

type Cards = CardCheck['batches'][number];

/** Cards that are being made or were made, looked at again until all are made. */
export function Batch({ batch }: { batch: Cards }) {
  const { data = batch } = useBatch(batch);
  return <BatchLine batch={data} />;
}

/** The same as it is now. */
export function BatchLine({ batch }: { batch: Cards }) {
  const { t } = useLingui();
  const facts = [
    batch.place,
    batch.layoutName,
    t`${formatNumber(batch.drawn)} of ${formatNumber(batch.total)} cards`,
    formatDateTime(batch.startedAt),
    batch.startedBy,
  ];
  return (
    <div className={classes.buttons} role="status">
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {batch.isDone ? (
        batch.layout === 'own' ? (
          <DownloadButtons
            formats={batch.formats}
            onAsk={(format) => send(exportReportCards, { params: { batchId: batch.id }, query: { format } })}
          />
        ) : (
          <PaperButton
            label={t`Open to print`}
            icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
            onAsk={() => send(exportReportCards, { params: { batchId: batch.id }, query: {} })}
          />
        )
      ) : (
        <span className={classes.share}>
          <ProgressBar share={batch.drawn / Math.max(1, batch.total)} label={t`Report cards made`} size="large" />
        </span>
      )}
    </div>
  );
}
