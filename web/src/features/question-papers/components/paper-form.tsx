import { Trans, useLingui } from '@lingui/react/macro';
import { type Blueprint, createQuestionPaper, totalMarks } from '@shala/contract/question-papers';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { blueprintWords } from '#lib/stored-words';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { FormError } from '#ui/form-error';
import { type Chosen, type Paper, type PaperBook, type Preset, usePapersAct } from '../api.ts';
import { problemOf } from '../lib/blueprint-form.ts';
import { usePaperForm } from '../lib/use-paper-form.ts';
import { ChapterChoice } from './chapter-choice.tsx';
import { cleanHead, HeadFields } from './head-fields.tsx';
import { LevelsCard } from './levels-card.tsx';
import classes from './papers.module.css';
import { ProblemCard } from './problem-card.tsx';
import { SectionEditor } from './section-editor.tsx';

type Props = { book: PaperBook; presets: Preset[]; before: Paper | undefined };

/** The blueprint of a paper; making it leads to the paper, or says why it cannot be made. */
export function PaperForm({ book, presets, before }: Props) {
  const { t } = useLingui();
  const form = usePaperForm(book, presets, before);
  const { head, blueprint } = form;
  const make = useMake(book);
  const { fields: errors, ofForm } = useRefusedFields(make.act.error, { ...head, blueprint });
  const preset = presets.find(({ id }) => id === form.presetId);
  const problem = useProblemText(blueprint);
  const start = (wanted: Blueprint) =>
    make.act.mutate({ body: { ...cleanHead(head), title: head.title.trim(), subjectId: book.subjectId, blueprint: wanted } });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === '') start(blueprint);
  };
  return (
    <form className={classes.columns} onSubmit={handleSubmit} noValidate aria-label={t`New question paper`}>
      <div className={classes.stack}>
        <div ref={make.top} className={classes.notes}>
          {make.chosen ? (
            <ProblemCard
              chosen={make.chosen}
              blueprint={blueprint}
              isBusy={make.act.isPending}
              onApply={(relaxed) => {
                form.setBlueprint(relaxed);
                start(relaxed);
              }}
            />
          ) : null}
          <FormError error={ofForm} />
        </div>
        <Card title={t`Paper details`}>
          <div className={classes.body}>
            <HeadFields head={head} errors={errors} onChange={form.setHead} onLanguage={form.setLanguage} />
          </div>
        </Card>
        <Card
          title={t`Sections`}
          fact={<Marks blueprint={blueprint} preset={preset} />}
          action={
            <Select
              label={t`Start from`}
              value={form.presetId}
              choices={[
                ...(form.presetId === '' ? [{ value: '', label: t`Earlier paper` }] : []),
                ...presets.map(({ id, name }) => ({ value: id, label: blueprintWords(name) })),
              ]}
              onChange={form.choosePreset}
            />
          }
        >
          {preset ? (
            <p className={`${classes.quiet} ${classes.body}`}>
              <Trans>The sections and marks below are from: {blueprintWords(preset.source)}. You can change all of them.</Trans>
            </p>
          ) : null}
          {form.sections.map(({ key, section }) => (
            <SectionEditor
              key={key}
              section={section}
              onChange={(next) => form.setSection(key, next)}
              onRemove={form.sections.length > 1 ? () => form.setSection(key, null) : null}
            />
          ))}
          <div className={classes.section}>
            <span>
              <Button
                icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
                disabled={form.sections.length >= 12}
                onClick={form.addSection}
              >{t`Add section`}</Button>
            </span>
          </div>
        </Card>
      </div>
      <div className={classes.stack}>
        <ChapterChoice book={book} chapters={blueprint.chapters} onChange={(chapters) => form.set({ chapters })} />
        <LevelsCard
          blueprint={blueprint}
          onLevels={(levels) => form.set({ levels })}
          onAvoid={(avoidPapers) => form.set({ avoidPapers })}
        />
        <Button type="submit" isPrimary isWide isBusy={make.act.isPending} disabled={problem !== '' || head.title.trim() === ''}>
          {make.act.isPending ? t`Selecting questions...` : t`Make question paper`}
        </Button>
        <p className={classes.quiet} role="status">
          {problem || (head.title.trim() === '' ? t`Enter the name of the exam to make the paper.` : '')}
        </p>
      </div>
    </form>
  );
}

/** The marks of all sections, beside those of the pattern once they differ. */
function Marks({ blueprint, preset }: { blueprint: Blueprint; preset: Preset | undefined }) {
  const marks = formatNumber(totalMarks(blueprint), 1);
  const wanted = preset ? formatNumber(totalMarks(preset), 1) : marks;
  return marks === wanted ? (
    <Trans>{marks} marks</Trans>
  ) : (
    <Trans>
      Total {marks} marks; this paper needs {wanted}
    </Trans>
  );
}

/** Making a paper leads to it; what could not be met is shown above the form. */
function useMake(book: PaperBook) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const act = usePapersAct(createQuestionPaper, (answer) => {
    if (answer.paperId !== null) return navigate(pathTo(paths.questionPaper, { paperId: answer.paperId }));
    setChosen(answer);
  });
  useEffect(() => {
    if (chosen) top.current?.scrollIntoView({ block: 'start' });
  }, [chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another book has other questions
  useEffect(() => void setChosen(null), [book.subjectId]);
  return { act, chosen, top };
}

function useProblemText(blueprint: Blueprint): string {
  const { t } = useLingui();
  const problem = problemOf(blueprint);
  if (problem === null) return '';
  return {
    noSections: t`Add a section to make the paper.`,
    noChapters: t`Select at least one chapter.`,
    noTypes: t`Select at least one type of question in each section.`,
    levels: t`The skill percentages must add up to 100%.`,
    chapterMarks: t`The chapters have more marks than the paper. Lower the marks of a chapter.`,
  }[problem];
}
