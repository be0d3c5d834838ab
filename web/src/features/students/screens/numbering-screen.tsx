import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import { getAdmissionNumbering, saveAdmissionNumbering } from '@shala/contract/students';
import { type FormEvent, useEffect, useState } from 'react';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField, TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Group, Stack, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchStudents, useStudentAct, useStudents } from '../api.ts';
import { useRollOrders } from '../lib/words.ts';

type Numbering = CallAnswer<typeof getAdmissionNumbering>;

const PAUSE_MS = 300;

/** Formats that can be selected, each with the first number that it gives. */
const FORMATS: readonly (readonly [pattern: string, example: string])[] = [
  ['{YYYY}/{0000}', '2026/0001'],
  ['{YY}/{0000}', '26/0001'],
  ['{YY}{0000}', '260001'],
  ['{0000}', '0001'],
];
/** One with words before the number: what is typed, what it gives, and its parts. */
const WITH_WORDS = { typed: 'APS/{YY}/{0000}', example: 'APS/26/0001', short: '{YY}', long: '{YYYY}', running: '{0000}' };

/** Begins loading it before it is shown. */
export function prefetch() {
  return prefetchStudents(getAdmissionNumbering, { query: {} });
}

/** How the school gives admission and roll numbers. */
export function NumberingScreen() {
  const { t } = useLingui();
  const query = useStudents(getAdmissionNumbering, { query: {} });
  return (
    <>
      <PageHeader title={t`Admission and roll numbers`} context={query.data ? t`Next admission number: ${query.data.next}` : ' '} />
      <LoadState query={query} title={t`The admission and roll numbers could not be opened`} rows={4}>
        {(numbering) => (
          <Stack gap={16} maw={640}>
            <PatternCard key={numbering.pattern} numbering={numbering} />
            <RollCard key={`${numbering.rollOrder} ${numbering.newRoll}`} numbering={numbering} />
            <Text c="dimmed" fz="sm">
              <Trans>
                A new employee code continues from the last code used. Receipt numbers are given automatically; no number is missed in a
                financial year.
              </Trans>
            </Text>
          </Stack>
        )}
      </LoadState>
    </>
  );
}

function PatternCard({ numbering: { pattern, next } }: { numbering: Numbering }) {
  const { t } = useLingui();
  const [text, setText] = useState(pattern);
  const [isOwn, setIsOwn] = useState(FORMATS.every(([known]) => known !== pattern));
  const { typed, example, short, long, running } = WITH_WORDS;
  const wanted = text.trim();
  const preview = usePreview(wanted, pattern);
  const act = useStudentAct(saveAdmissionNumbering, (saved) => showToast({ tone: 'good', sentence: t`The next number is ${saved.next}.` }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending && wanted !== pattern) act.mutate({ input: { body: { pattern: wanted } } });
  };
  const would = wanted === pattern ? next : preview.next;
  return (
    <Card title={t`Admission numbers`}>
      <Stack gap={14} pt={4} pb={16} px={16}>
        <Form label={t`Format of admission numbers`} onSubmit={submit}>
          <ChoiceField
            label={t`Format`}
            description={t`Existing numbers do not change.`}
            placeholder={t`Another format, for example with words before the number`}
            value={isOwn ? '' : text}
            choices={FORMATS.map(([value, label]) => ({ value, label }))}
            onChange={({ target: { value } }) => {
              setIsOwn(value === '');
              if (value !== '') setText(value);
            }}
          />
          {isOwn ? (
            <TextField
              label={t`Your own format`}
              description={t`For ${example}, type ${typed}. Here ${short} is the year of admission (${long} with four digits) and ${running} is the running number.`}
              maxLength={30}
              value={text}
              error={preview.problem}
              onChange={(event) => setText(event.target.value)}
            />
          ) : null}
          <p aria-live="polite">
            <Trans>Next admission number</Trans> <strong>{would || '…'}</strong>
          </p>
          <FormError error={act.error} />
          <Group gap={12}>
            <Button
              type="submit"
              isPrimary
              isBusy={act.isPending}
              disabled={wanted === pattern || wanted === '' || preview.problem !== undefined}
            >
              {t`Save format`}
            </Button>
          </Group>
        </Form>
        <Text c="dimmed" fz="sm">
          <Trans>No number is given twice, even if you typed it yourself.</Trans>
        </Text>
      </Stack>
    </Card>
  );
}

/** What a pattern would give, asked after a pause in typing. */
function usePreview(wanted: string, kept: string): { next: string; problem: string | undefined } {
  const [asked, setAsked] = useState(kept);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error } = useStudents(getAdmissionNumbering, { query: { pattern: asked } }, asked !== kept && asked !== '');
  const isCurrent = asked === wanted && wanted !== kept;
  return { next: isCurrent ? (data?.next ?? '') : '', problem: isCurrent && error ? errorText(error) : undefined };
}

function RollCard({ numbering }: { numbering: Numbering }) {
  const { t } = useLingui();
  const orders = useRollOrders();
  const [rollOrder, setOrder] = useState(numbering.rollOrder);
  const [newRoll, setNew] = useState(numbering.newRoll);
  const act = useStudentAct(saveAdmissionNumbering, () =>
    showToast({
      tone: 'good',
      sentence: t`Saved. Existing roll numbers do not change until you open Students, select a section and press Roll numbers.`,
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) act.mutate({ input: { body: { rollOrder, newRoll } } });
  };
  return (
    <Card title={t`Roll numbers`}>
      <Stack gap={14} pt={4} pb={16} px={16}>
        <Form label={t`How roll numbers are given`} onSubmit={submit}>
          <ChoiceField
            label={t`Order of students in a section`}
            description={t`To give roll numbers in this order: open Students, select a class and a section, press “Roll numbers”, then “Assign roll numbers”. The order is also used when a new academic year starts.`}
            placeholder={t`Select`}
            value={rollOrder}
            choices={Object.entries(orders).map(([value, label]) => ({ value, label }))}
            onChange={({ target: { value } }) => setOrder((value || numbering.rollOrder) as Numbering['rollOrder'])}
          />
          <ChoiceField
            label={t`Roll number of a new student`}
            placeholder={t`Select`}
            value={newRoll}
            choices={[
              { value: 'next', label: t`The next number of the section` },
              { value: 'none', label: t`None, entered by hand` },
            ]}
            onChange={({ target: { value } }) => setNew(value === 'none' ? 'none' : 'next')}
          />
          <FormError error={act.error} />
          <Group gap={12}>
            <Button
              type="submit"
              isPrimary
              isBusy={act.isPending}
              disabled={rollOrder === numbering.rollOrder && newRoll === numbering.newRoll}
            >
              {t`Save`}
            </Button>
          </Group>
        </Form>
      </Stack>
    </Card>
  );
}
