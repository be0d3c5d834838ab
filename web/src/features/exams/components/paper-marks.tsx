import { useLingui } from '@lingui/react/macro';
import { type SheetPaper, savePaper } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { CheckField, TextField } from '#ui/field';
import { Form, FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Notice } from '#ui/notice';
import { useExamAct } from '../api.ts';

type Paper = Pick<SheetPaper, 'id' | 'subject' | 'component' | 'maxMarks' | 'passMarks' | 'weight' | 'aggregation'>;
type Props = { paper: Paper; className: string; isPublished: boolean; onSaved: () => void };

const KEYS = ['maxMarks', 'passMarks', 'weight'] as const;
type Draft = Record<(typeof KEYS)[number], string>;
/** What the contract takes of each. */
const LIMITS = { maxMarks: [1, 1000], passMarks: [0, 1000], weight: [1, 100] } as const;

/** The maximum and pass marks of a paper, and its weight where its test is counted by weight. Published results were computed from them: then they stay. */
export function PaperMarks(props: Props) {
  const { t } = useLingui();
  if (props.isPublished)
    return (
      <Notice>{t`The results of ${props.className} are published. The maximum marks, pass marks and weightage cannot be changed now.`}</Notice>
    );
  return <MarksForm {...props} />;
}

function MarksForm({ paper, onSaved }: Props) {
  const { t } = useLingui();
  const save = useSavePaper(paper, onSaved);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ maxMarks: String(paper.maxMarks), passMarks: String(paper.passMarks), weight: String(paper.weight) },
  }));
  const [isOfAll, setIsOfAll] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const problems = useProblems(draft, isChecked);
  const field = (key: (typeof KEYS)[number]) => ({
    ...{ inputMode: 'decimal' as const, maxLength: 7, value: draft[key], error: problems[key] },
    onChange: ({ target }: { target: HTMLInputElement }) => setDraft({ ...draft, [key]: target.value.replace(/[^\d.]/g, '') }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (KEYS.some((key) => problemOf(draft, key) !== null)) return;
    save.mutate({ maxMarks: Number(draft.maxMarks), passMarks: Number(draft.passMarks), weight: Number(draft.weight) }, isOfAll);
  };
  return (
    <Form label={t`Marks`} onSubmit={submit}>
      <FormRow>
        <TextField label={t`Maximum marks`} {...field('maxMarks')} />
        <TextField label={t`Pass marks`} {...field('passMarks')} />
      </FormRow>
      {paper.aggregation === 'weighted' ? (
        <TextField
          label={t`Weightage of this test`}
          description={t`From 1 to 100. In ${paper.component}, a test with weightage 2 counts twice as much as a test with weightage 1.`}
          {...field('weight')}
        />
      ) : null}
      {paper.aggregation === 'weighted' ? (
        <CheckField
          label={t`Use this weightage for all papers of ${paper.component} in this exam`}
          checked={isOfAll}
          onChange={({ target }) => setIsOfAll(target.checked)}
        />
      ) : null}
      <FormError error={save.error} />
      <Button type="submit" isBusy={save.isBusy}>
        {paper.aggregation === 'weighted' ? t`Save marks and weightage` : t`Save maximum and pass marks`}
      </Button>
    </Form>
  );
}

type Marks = Record<(typeof KEYS)[number], number>;

/** Saves the marks of a paper; the message offers to have the earlier ones back. */
function useSavePaper({ id, subject, aggregation, ...earlier }: Paper, onSaved: () => void) {
  const { t } = useLingui();
  const act = useExamAct(savePaper);
  // The weight of a test that is not counted by it stays as it is.
  const input = ({ maxMarks, passMarks, weight }: Marks) => ({
    params: { paperId: id },
    body: { maxMarks, passMarks, ...(aggregation === 'weighted' && { weight }) },
  });
  // The window is closed by then: only the promise still tells how it went.
  const undo = () =>
    act.mutateAsync(input(earlier)).then(
      () => showToast({ tone: 'good', sentence: t`The change was cancelled.` }),
      (error: unknown) => showToast({ tone: 'bad', sentence: errorText(error) }),
    );
  const mutate = (marks: Marks, isWeightOfAll: boolean) => {
    const { params, body } = input(marks);
    act.mutate(
      { params, body: { ...body, ...(isWeightOfAll && { isWeightOfAll }) } },
      {
        onSuccess: ({ others }) => {
          // The other papers had weights of their own, which one value cannot give back.
          if (others > 0) showToast({ tone: 'good', sentence: t`The marks of ${subject} were saved, and the weightage of all papers.` });
          else showToast({ tone: 'good', sentence: t`The marks of ${subject} were saved.`, onUndo: () => void undo() });
          onSaved();
        },
      },
    );
  };
  return { mutate, error: act.error, isBusy: act.isPending };
}

function problemOf(draft: Draft, key: (typeof KEYS)[number]): 'range' | 'overMaximum' | null {
  const value = Number(draft[key]);
  const [least, most] = LIMITS[key];
  if (!/^\d+(\.\d{1,2})?$/.test(draft[key]) || value < least || value > most) return 'range';
  return key === 'passMarks' && value > Number(draft.maxMarks) ? 'overMaximum' : null;
}

function useProblems(draft: Draft, isChecked: boolean): Partial<Draft> {
  const { t } = useLingui();
  if (!isChecked) return {};
  const sentenceOf = (key: (typeof KEYS)[number]) => {
    const problem = problemOf(draft, key);
    if (problem === null) return undefined;
    if (problem === 'overMaximum') return t`The pass marks cannot be more than the maximum marks.`;
    const [least, most] = LIMITS[key];
    return t`Enter a number from ${least} to ${most} with up to two decimals.`;
  };
  return Object.fromEntries(KEYS.flatMap((key) => [[key, sentenceOf(key)]]));
}
