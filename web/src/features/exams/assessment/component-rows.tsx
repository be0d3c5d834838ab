import { useLingui } from '@lingui/react/macro';
import { AGGREGATIONS } from '@shala/contract/exams';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '#ui/button';
import type { SchemeDraft } from '../api.ts';
import classes from '../components/exams.module.css';
import { NumberInput } from '../components/number-input.tsx';

type Term = SchemeDraft['terms'][number];
type Component = Term['components'][number];
type Props = { term: Term; isFirst: boolean; onChange: (term: Term) => void; onRemove: (() => void) | null };

/** Names and ways of counting are read whole; figures need little. */
const WIDTHS = [
  ['name', '26%'],
  ['max', '12%'],
  ['weight', '12%'],
  ['counted', '24%'],
  ['best', '10%'],
  ['pass', '10%'],
  ['remove', '6%'],
] as const;

function useCountingWords() {
  const { t } = useLingui();
  return {
    sum: t`Total of all tests`,
    average: t`Average of all tests`,
    best: t`Best tests only`,
    weighted: t`Different weightage for each test`,
  };
}

/** The components of a term; the weights must add up to its total. */
export function ComponentRows({ term, isFirst, onChange, onRemove }: Props) {
  const { t } = useLingui();
  const sum = Math.round(term.components.reduce((all, { weight }) => all + weight * 100, 0)) / 100;
  const put = (at: number, next: Partial<Component>) =>
    onChange({ ...term, components: term.components.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  const words = useCountingWords();
  const add = () =>
    onChange({
      ...term,
      components: [...term.components, { name: '', max: 10, weight: 10, aggregation: 'sum', bestOf: null, passPercent: null }],
    });
  return (
    <section className={classes.term} aria-label={term.name}>
      <div className={classes.termHead}>
        <span>
          {t`Term`}
          <input
            className={classes.narrow}
            aria-label={t`Name of ${term.name}`}
            maxLength={60}
            value={term.name}
            onChange={({ target }) => onChange({ ...term, name: target.value })}
          />
        </span>
        <span>
          {t`Total marks of the term`}
          <NumberInput
            label={t`Total marks of ${term.name}`}
            value={term.outOf}
            onChange={(outOf) => onChange({ ...term, outOf: outOf ?? 0 })}
          />
        </span>
        <span>
          {t`Weightage in the year`}
          <NumberInput
            label={t`Weightage of ${term.name} in the year`}
            value={term.weight}
            onChange={(weight) => onChange({ ...term, weight: weight ?? 0 })}
          />
        </span>
        <strong>{t`Weightage of all tests together: ${sum} (must be ${term.outOf}, the total marks of the term)`}</strong>
        {onRemove ? <Button size="small" onClick={onRemove}>{t`Remove term`}</Button> : null}
      </div>
      <table className={classes.table}>
        <Widths />
        <Heads />
        <tbody>
          {term.components.map((one, at) => (
            <tr key={one.id ?? `new ${at + 1}`}>
              <td>
                <input
                  className={classes.narrow}
                  aria-label={t`Name of test or exam ${at + 1}`}
                  value={one.name}
                  onChange={({ target }) => put(at, { name: target.value })}
                />
              </td>
              {(['max', 'weight'] as const).map((key) => (
                <td key={key}>
                  <NumberInput
                    label={key === 'max' ? t`Maximum of ${one.name}` : t`Weightage of ${one.name}`}
                    value={one[key]}
                    onChange={(value) => put(at, { [key]: value ?? 0 })}
                  />
                </td>
              ))}
              <td>
                <select
                  className={classes.narrow}
                  aria-label={t`Tests of ${one.name} are counted by`}
                  value={one.aggregation}
                  onChange={({ target }) => {
                    const aggregation = AGGREGATIONS.find((way) => way === target.value) ?? 'sum';
                    put(at, { aggregation, bestOf: aggregation === 'best' ? 2 : null });
                  }}
                >
                  {AGGREGATIONS.map((way) => (
                    <option key={way} value={way}>
                      {words[way]}
                    </option>
                  ))}
                </select>
              </td>
              <td>
                <BestOf component={one} onChange={(bestOf) => put(at, { bestOf })} />
              </td>
              <td>
                <NumberInput
                  label={t`Pass % of ${one.name}`}
                  value={one.passPercent}
                  onChange={(passPercent) => put(at, { passPercent })}
                />
              </td>
              <td>
                <Button
                  size="small"
                  aria-label={t`Remove ${one.name}`}
                  icon={<IconTrash size={14} stroke={2} aria-hidden="true" />}
                  disabled={term.components.length === 1}
                  onClick={() => onChange({ ...term, components: term.components.filter((_, index) => index !== at) })}
                >
                  {''}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CountingHint term={term} isFirst={isFirst} />
      <Button size="small" icon={<IconPlus size={14} stroke={2} aria-hidden="true" />} onClick={add}>{t`Add test or exam`}</Button>
    </section>
  );
}

/** What the columns mean, once under the first term, and what is still to be entered for tests with weightages of their own. */
function CountingHint({ term, isFirst }: Pick<Props, 'term' | 'isFirst'>) {
  const { t } = useLingui();
  const isWeighted = term.components.some(({ aggregation }) => aggregation === 'weighted');
  return (
    <>
      {isFirst ? (
        <p className={classes.hint}>
          {t`For example, three periodic tests of 40 marks each that count 10 marks in the term: enter maximum marks 40 and weightage 10. Under “If there are several tests” select whether their total, their average or only the best tests count.`}
        </p>
      ) : null}
      {isWeighted ? (
        <p className={classes.hint}>
          {t`Different weightage for each test: the tests count, for example, 4, 3 and 3 marks. You enter these figures later: under Exams and marks open the marks of the test, and press “of 40” below the name of the subject.`}
        </p>
      ) : null}
    </>
  );
}

/** How many of the tests count, where only the best of them do. */
function BestOf({ component, onChange }: { component: Component; onChange: (bestOf: number | null) => void }) {
  const { t } = useLingui();
  if (component.aggregation !== 'best') return '–';
  return <NumberInput label={t`Best of ${component.name}`} value={component.bestOf} onChange={onChange} />;
}

function Heads() {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        {[t`Test or exam`, t`Maximum marks`, t`Weightage`, t`If there are several tests`, t`Best tests only: how many`, t`Pass %`, ''].map(
          (head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}

function Widths() {
  return (
    <colgroup>
      {WIDTHS.map(([column, width]) => (
        <col key={column} style={{ width }} />
      ))}
    </colgroup>
  );
}
