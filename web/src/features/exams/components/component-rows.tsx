import { useLingui } from '@lingui/react/macro';
import { AGGREGATIONS } from '@shala/contract/exams';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '#ui/button';
import type { SchemeDraft } from '../api.ts';
import classes from './exams.module.css';

type Term = SchemeDraft['terms'][number];
type Component = Term['components'][number];
type Props = { term: Term; onChange: (term: Term) => void };

const numberOf = (text: string) => Number(text.replace(/[^\d.]/g, '')) || 0;

/** The components of a term; the weights must add up to its total. */
export function ComponentRows({ term, onChange }: Props) {
  const { t } = useLingui();
  const sum = Math.round(term.components.reduce((all, { weight }) => all + weight * 100, 0)) / 100;
  const put = (at: number, next: Partial<Component>) =>
    onChange({ ...term, components: term.components.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  const words = { sum: t`Sum`, average: t`Average`, best: t`Best of`, weighted: t`Weighted` };
  const add = () =>
    onChange({
      ...term,
      components: [...term.components, { name: '', max: 10, weight: 10, aggregation: 'sum', bestOf: null, passPercent: null }],
    });
  return (
    <section className={classes.term} aria-label={term.name}>
      <strong>{t`${term.name}: weights ${sum} of ${term.outOf}`}</strong>
      <table className={classes.table}>
        <thead>
          <tr>
            {[t`Component`, t`Maximum`, t`Weight`, t`Tests are counted by`, t`Best`, t`Pass %`, ''].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {term.components.map((one, at) => (
            <tr key={one.id ?? `new ${at + 1}`}>
              <td>
                <input
                  className={classes.narrow}
                  aria-label={t`Name of component ${at + 1}`}
                  value={one.name}
                  onChange={({ target }) => put(at, { name: target.value })}
                />
              </td>
              {(['max', 'weight'] as const).map((key) => (
                <td key={key}>
                  <input
                    className={classes.narrow}
                    inputMode="decimal"
                    aria-label={key === 'max' ? t`Maximum of ${one.name}` : t`Weight of ${one.name}`}
                    value={one[key]}
                    onChange={({ target }) => put(at, { [key]: numberOf(target.value) })}
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
                {one.aggregation === 'best' ? (
                  <input
                    className={classes.narrow}
                    inputMode="numeric"
                    aria-label={t`Best of ${one.name}`}
                    value={one.bestOf ?? ''}
                    onChange={({ target }) => put(at, { bestOf: numberOf(target.value) || null })}
                  />
                ) : null}
              </td>
              <td>
                <input
                  className={classes.narrow}
                  inputMode="decimal"
                  aria-label={t`Pass mark of ${one.name} in %`}
                  value={one.passPercent ?? ''}
                  onChange={({ target }) => put(at, { passPercent: target.value === '' ? null : numberOf(target.value) })}
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
      <Button size="small" icon={<IconPlus size={14} stroke={2} aria-hidden="true" />} onClick={add}>{t`Add component`}</Button>
    </section>
  );
}
