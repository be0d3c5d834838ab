import { useLingui } from '@lingui/react/macro';
import { getLastYearRates, previewFeeStructure, saveFeeStructure } from '@shala/contract/finance';
import { type MonthName, monthNumber, YEAR_MONTHS } from '@shala/contract/shared';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { type FeeStructure, useFinanceAct } from '../api.ts';
import { parseRupees } from '../lib/parse-rupees.ts';
import { thisMonth } from '../lib/today.ts';

type Item = FeeStructure['classes'][number];

export type RatesState = ReturnType<typeof useRates>;
type Texts = Record<string, string[]>;

/** The sums of a class as they are typed, from a month on, with preview and saving. */
export function useRates(structure: FeeStructure, item: Item) {
  const { t } = useLingui();
  const saved = textsOf(structure, item.id);
  const [texts, setTexts] = useState<Texts>(saved);
  const [fromMonth, setFromMonth] = useState<MonthName>(thisMonth());
  /** Classes that get the same change. */
  const [also, setAlso] = useState<readonly string[]>([]);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isLoadingLast, setIsLoadingLast] = useState(false);
  const preview = useFinanceAct(previewFeeStructure);
  const save = useFinanceAct(saveFeeStructure, {
    onDone: () => {
      setIsPreviewing(false);
      setAlso([]);
      showToast({ tone: 'good', sentence: t`The fee structure was saved.` });
    },
  });
  const first = monthNumber(fromMonth) - 1;
  const changedHeads = Object.keys(texts).filter((headId) =>
    texts[headId]?.some((text, index) => text !== (saved[headId]?.[index] ?? '0')),
  );
  const isBad = (text: string) => Number.isNaN(parseRupees(text));
  // Another class keeps its own sums where nothing was changed here.
  const body = () => ({
    fromMonth,
    rates: [item.id, ...also].flatMap((classId) => {
      const own = textsOf(structure, classId);
      const amountsOf = (headId: string) =>
        (texts[headId] ?? []).map((text, index) => (text === saved[headId]?.[index] ? (own[headId]?.[index] ?? text) : text));
      return changedHeads.map((headId) => ({ classId, headId, amounts: amountsOf(headId).map(parseRupees) }));
    }),
  });
  const takeLastYear = async () => {
    setIsLoadingLast(true);
    try {
      const { rates } = await send(getLastYearRates, { query: {} });
      const last = textsOf({ ...structure, rates }, item.id);
      setTexts((now) =>
        Object.fromEntries(
          Object.entries(now).map(([headId, row]) => [
            headId,
            row.map((text, index) => (index < first ? text : (last[headId]?.[index] ?? text))),
          ]),
        ),
      );
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    } finally {
      setIsLoadingLast(false);
    }
  };
  return {
    ...{ texts, saved, also, setAlso, fromMonth, setFromMonth, first, isBad, preview, save, isPreviewing, isLoadingLast, takeLastYear },
    isChanged: changedHeads.length > 0,
    isValid: changedHeads.every((headId) => texts[headId]?.every((text) => !isBad(text))),
    /** A sum is written into its month and, as fees seldom change twice, into those after it that had the same. */
    setCell: (headId: string, month: number, text: string) =>
      setTexts((now) => ({ ...now, [headId]: (now[headId] ?? []).map((old, index) => (index === month ? text : old)) })),
    fillRest: (headId: string, month: number) =>
      setTexts((now) => ({
        ...now,
        [headId]: (now[headId] ?? []).map((old, index) => (index > month ? (now[headId]?.[month] ?? old) : old)),
      })),
    reset: () => {
      setTexts(saved);
      setAlso([]);
    },
    openPreview: () => {
      setIsPreviewing(true);
      save.reset();
      preview.mutate({ input: { body: body() } });
    },
    closePreview: () => setIsPreviewing(false),
    saveAll: () => save.mutate({ input: { body: body() } }),
  };
}

function textsOf({ heads, rates }: FeeStructure, classId: string): Texts {
  const rows = heads.filter(({ hasRates }) => hasRates);
  return Object.fromEntries(
    rows.map(({ id }) => {
      const amounts = rates.find((rate) => rate.classId === classId && rate.headId === id)?.amounts ?? [];
      return [id, YEAR_MONTHS.map((_month, index) => String(amounts[index] ?? 0))];
    }),
  );
}
