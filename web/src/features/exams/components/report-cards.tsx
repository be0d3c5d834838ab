import { Plural, useLingui } from '@lingui/react/macro';
import {
  checkReportCards,
  exportReportCard,
  exportReportCards,
  exportResultSheet,
  RESULT_SHEET_FORMATS,
  type ReportLanguage,
  type ReportLayout,
  type StudentResult,
  startReportCards,
} from '@shala/contract/exams';
import { IconAlertTriangle, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime, formatNumber } from '#lib/format';
import { send } from '#lib/send';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { DownloadButtons } from '#ui/download-buttons';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { PaperButton } from '#ui/paper-button';
import { ProgressBar } from '#ui/progress';
import { type CardCheck, useBatch, useExamAct, useExams } from '../api.ts';
import { gapText } from '../lib/words.ts';
import { CardPreview } from './card-preview.tsx';
import classes from './exams.module.css';

type Look = { layout: ReportLayout; language: ReportLanguage };
type Props = { versionId: string; students: readonly StudentResult[] };
const SHOWN = 30;

/** Report cards and the result sheet of a published version. */
export function ReportCards({ versionId, students }: Props) {
  const { t } = useLingui();
  const [sectionId, setSection] = useState('');
  const [look, setLook] = useState<Look>({ layout: 'term', language: 'en' });
  const place = sectionId === '' ? {} : { sectionId };
  const check = useExams(checkReportCards, { params: { versionId }, query: place });
  const start = useExamAct(startReportCards);
  return (
    <LoadState query={check} title={t`The report cards could not be loaded`} rows={4}>
      {({ total, sections, incomplete, batches }) => (
        <Card
          title={t`Report cards`}
          fact={<Plural value={total} one="# student" other="# students" />}
          action={
            <span className={classes.buttons}>
              {t`Result sheet`}
              <DownloadButtons
                formats={RESULT_SHEET_FORMATS}
                onAsk={(format) => send(exportResultSheet, { params: { versionId }, query: { ...place, format } })}
              />
            </span>
          }
        >
          <div className={classes.cards}>
            <div className={classes.buttons}>
              <Select
                label={t`Section`}
                value={sectionId}
                choices={[{ value: '', label: t`All sections` }, ...sections.map(({ id, section }) => ({ value: id, label: section }))]}
                onChange={setSection}
              />
              <LookFields look={look} onChange={setLook} />
              <Button
                isPrimary
                isBusy={start.isPending}
                disabled={total === 0}
                onClick={() => start.mutate({ params: { versionId }, body: { ...place, ...look } })}
              >
                <Plural value={total} one="Make # report card" other="Make # report cards" />
              </Button>
            </div>
            <FormError error={start.error} />
            {incomplete.length > 0 ? <Incomplete students={incomplete} /> : null}
            {batches.map((batch) => (
              <Batch key={batch.id} batch={batch} />
            ))}
            <OneStudent
              versionId={versionId}
              look={look}
              students={students.filter((student) => sectionId === '' || student.sectionId === sectionId)}
            />
          </div>
        </Card>
      )}
    </LoadState>
  );
}

function LookFields({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const { t } = useLingui();
  return (
    <>
      <Select
        label={t`Layout`}
        value={look.layout}
        choices={[
          { value: 'term', label: t`Term card` },
          { value: 'prePrimary', label: t`Pre-primary, without marks` },
        ]}
        onChange={(value) => onChange({ ...look, layout: value as ReportLayout })}
      />
      <Select
        label={t`Language`}
        value={look.language}
        choices={[
          { value: 'en', label: t`English` },
          { value: 'hi', label: t`Hindi` },
          { value: 'both', label: t`English and Hindi` },
        ]}
        onChange={(value) => onChange({ ...look, language: value as ReportLanguage })}
      />
    </>
  );
}

/** One student's card: as it will be printed, and to open. */
function OneStudent({ versionId, students, look }: Props & { look: Look }) {
  const { t } = useLingui();
  const [studentId, setStudent] = useState('');
  const icon = <IconPrinter size={16} stroke={1.75} aria-hidden="true" />;
  return (
    <>
      <div className={classes.buttons}>
        <Select
          label={t`Student`}
          value={studentId}
          choices={[
            { value: '', label: t`Choose a student to preview` },
            ...students.map(({ studentId: id, name, section }) => ({ value: id, label: `${name} · ${section}` })),
          ]}
          onChange={setStudent}
        />
        {studentId === '' ? null : (
          <PaperButton
            label={t`Open card`}
            icon={icon}
            onAsk={() => send(exportReportCard, { params: { versionId, studentId }, query: look })}
          />
        )}
      </div>
      {studentId === '' ? null : <CardPreview versionId={versionId} studentId={studentId} look={look} />}
    </>
  );
}

function Incomplete({ students }: { students: CardCheck['incomplete'] }) {
  const { t } = useLingui();
  return (
    <details>
      <summary>
        <Notice icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>
          <Plural value={students.length} one="# card is incomplete" other="# cards are incomplete" />
        </Notice>
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
  );
}

function Batch({ batch }: { batch: CardCheck['batches'][number] }) {
  const { t } = useLingui();
  const { data = batch } = useBatch(batch);
  const facts = [
    data.place,
    t`${formatNumber(data.drawn)} of ${formatNumber(data.total)} cards`,
    formatDateTime(data.startedAt),
    data.startedBy,
  ];
  return (
    <div className={classes.buttons} role="status">
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {data.isDone ? (
        <PaperButton
          label={t`Open to print`}
          icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
          onAsk={() => send(exportReportCards, { params: { batchId: batch.id } })}
        />
      ) : (
        <ProgressBar share={data.drawn / Math.max(1, data.total)} label={t`Report cards made`} size="large" />
      )}
    </div>
  );
}
