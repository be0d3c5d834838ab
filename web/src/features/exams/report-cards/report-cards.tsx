import { Plural, useLingui } from '@lingui/react/macro';
import {
  checkReportCards,
  exportReportCard,
  exportResultSheet,
  listReportLayouts,
  RESULT_SHEET_FORMATS,
  type ReportLanguage,
  type ReportLayout,
  type StudentResult,
  startOwnCards,
  startReportCards,
} from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { send } from '#lib/send';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { DownloadButtons } from '#ui/download-buttons';
import { FormError } from '#ui/form-error';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { PaperButton } from '#ui/paper-button';
import { useExamAct, useExams } from '../api.ts';
import classes from '../components/exams.module.css';
import { Batch, Incomplete } from './card-batches.tsx';
import { CardPreview } from './card-preview.tsx';
import { OwnCard, UnknownPlaceholders } from './own-card.tsx';
import { OwnLayouts } from './own-layouts.tsx';

type Look = { layout: ReportLayout; language: ReportLanguage };
/** `ownId` is the school's own layout, or '' for one of the built-in ones. */
type Chosen = { look: Look; ownId: string };
type Layouts = CallAnswer<typeof listReportLayouts>;
type Props = { versionId: string; students: readonly StudentResult[] };

/** Report cards and the result sheet of a published version. */
export function ReportCards({ versionId, students }: Props) {
  const { t } = useLingui();
  const [sectionId, setSection] = useState('');
  const [chosen, setChosen] = useState<Chosen>();
  const [isManaging, setIsManaging] = useState(false);
  const place = sectionId === '' ? {} : { sectionId };
  const check = useExams(checkReportCards, { params: { versionId }, query: place });
  const offered = check.data?.layouts ?? [];
  const { look, ownId } = lookOf(chosen, offered, check.data?.language ?? 'en');
  const isBlank = ownId === '' && offered.length === 0;
  const own = useExams(listReportLayouts, {});
  const layouts: Layouts = own.data ?? { layouts: [], canPdf: false };
  const start = useExamAct(startReportCards);
  const startOwn = useExamAct(startOwnCards);
  const begin = () =>
    ownId === ''
      ? start.mutate({ params: { versionId }, body: { ...place, ...look } })
      : startOwn.mutate({ params: { versionId, layoutId: ownId }, body: place });
  return (
    <LoadState query={check} title={t`The report cards could not be opened`} rows={4}>
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
              <LookFields {...{ look, ownId, layouts, offered }} onChange={setChosen} />
              <Button onClick={() => setIsManaging(true)}>{t`Own formats`}</Button>
              <Button isPrimary isSingle isBusy={start.isPending || startOwn.isPending} disabled={total === 0 || isBlank} onClick={begin}>
                <Plural value={total} one="Make # report card" other="Make # report cards" />
              </Button>
            </div>
            {isBlank ? (
              <Notice>{t`No marks or grades of these students are in this result, so their report cards would be blank.`}</Notice>
            ) : null}
            {ownId === '' ? null : <UnknownPlaceholders versionId={versionId} layoutId={ownId} />}
            <FormError error={ownId === '' ? start.error : startOwn.error} />
            {incomplete.length > 0 ? <Incomplete students={incomplete} /> : null}
            {batches.map((batch) => (
              <Batch key={batch.id} batch={batch} />
            ))}
            <OneStudent
              versionId={versionId}
              look={look}
              ownId={ownId}
              canPdf={layouts.canPdf}
              students={students.filter((student) => sectionId === '' || student.sectionId === sectionId)}
            />
          </div>
          {isManaging ? (
            <OwnLayouts
              data={layouts}
              versionId={versionId}
              onAdded={(id) => {
                setChosen({ look, ownId: id });
                setIsManaging(false);
              }}
              onClose={() => setIsManaging(false)}
            />
          ) : null}
        </Card>
      )}
    </LoadState>
  );
}

/** What was chosen, as long as it has something to show for the students; else the first layout that has. */
function lookOf(chosen: Chosen | undefined, offered: readonly ReportLayout[], language: ReportLanguage): Chosen {
  const { look, ownId } = chosen ?? { look: { layout: 'term', language }, ownId: '' };
  const layout = offered.includes(look.layout) ? look.layout : (offered[0] ?? look.layout);
  return { look: { ...look, layout }, ownId };
}

type LookProps = Chosen & { layouts: Layouts; offered: readonly ReportLayout[]; onChange: (chosen: Chosen) => void };

function LookFields({ look, ownId, layouts, offered, onChange }: LookProps) {
  const { t } = useLingui();
  const words = { term: t`Term report card`, prePrimary: t`Pre-primary report card (no marks)`, holistic: t`Holistic progress card` };
  return (
    <>
      <Select
        label={t`Report card format`}
        value={ownId || look.layout}
        choices={[
          ...offered.map((value) => ({ value, label: words[value] })),
          ...layouts.layouts.map(({ id, name }) => ({ value: id, label: t`Own format: ${name}` })),
        ]}
        onChange={(value) => {
          const layout = offered.find((one) => one === value);
          onChange(layout ? { look: { ...look, layout }, ownId: '' } : { look, ownId: value });
        }}
      />
      {ownId === '' ? (
        <Select
          label={t`Language`}
          value={look.language}
          choices={[
            { value: 'en', label: t`English` },
            { value: 'hi', label: t`Hindi` },
            { value: 'both', label: t`English and Hindi` },
          ]}
          onChange={(value) => onChange({ look: { ...look, language: value as ReportLanguage }, ownId })}
        />
      ) : null}
    </>
  );
}

/** One student's card: as it will be printed, and to open. */
function OneStudent({ versionId, students, look, ownId, canPdf }: Props & Chosen & { canPdf: boolean }) {
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
            { value: '', label: t`Select a student to preview` },
            ...students.map(({ studentId: id, name, section }) => ({ value: id, label: `${name} · ${section}` })),
          ]}
          onChange={setStudent}
        />
        {studentId === '' || ownId !== '' ? null : (
          <PaperButton
            label={t`Open card`}
            icon={icon}
            onAsk={() => send(exportReportCard, { params: { versionId, studentId }, query: look })}
          />
        )}
      </div>
      {studentId === '' || ownId !== '' ? null : <CardPreview versionId={versionId} studentId={studentId} look={look} />}
      {ownId === '' ? null : <OwnCard {...{ versionId, studentId, canPdf }} layoutId={ownId} />}
    </>
  );
}
