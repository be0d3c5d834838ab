import { useLingui } from '@lingui/react/macro';
import { YEAR_MONTHS } from '@shala/contract/shared';
import type { KeyboardEvent } from 'react';
import { formatMonth, formatRupees } from '#lib/format';
import { feeHeadWords } from '#lib/stored-words';
import type { FeeStructure } from '../api.ts';
import { parseRupees } from '../lib/parse-rupees.ts';
import classes from './structure.module.css';
import type { RatesState } from './use-rates.ts';

/** Heads down, months across, the sum of each month below. Enter writes a sum into all months after it. */
export function RatesGrid({ heads, form }: { heads: FeeStructure['heads']; form: RatesState }) {
  const { t } = useLingui();
  const { texts, saved, first, isBad, setCell, fillRest } = form;
  const sumOf = (month: number) =>
    heads.reduce((sum, { id, isOptional }) => sum + (isOptional ? 0 : parseRupees(texts[id]?.[month] ?? '0') || 0), 0);
  const handleKey = (event: KeyboardEvent, headId: string, month: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    fillRest(headId, month);
  };
  return (
    <div className={classes.scroll}>
      <table className={classes.grid} aria-label={t`Fees by head and month`}>
        <thead>
          <tr>
            <th scope="col">{t`Fee head`}</th>
            {YEAR_MONTHS.map((month) => (
              <th key={month} scope="col">
                {formatMonth(month, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heads
            .map(({ name, ...head }) => ({ ...head, name: feeHeadWords(name) }))
            .map(({ id, name, isOptional }) => (
              <tr key={id}>
                <th scope="row">{isOptional ? t`${name} (optional)` : name}</th>
                {YEAR_MONTHS.map((month, index) => {
                  const text = texts[id]?.[index] ?? '0';
                  return (
                    <td key={month}>
                      <input
                        aria-label={t`${name}, ${formatMonth(month)}`}
                        inputMode="decimal"
                        maxLength={14}
                        disabled={index < first}
                        value={text}
                        data-changed={text !== saved[id]?.[index] || undefined}
                        aria-invalid={isBad(text) || undefined}
                        onChange={(event) => setCell(id, index, event.target.value)}
                        onKeyDown={(event) => handleKey(event, id, index)}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t`Total (compulsory heads)`}</th>
            {YEAR_MONTHS.map((month, index) => (
              <td key={month}>{formatRupees(sumOf(index))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
