import { useLingui } from '@lingui/react/macro';
import type { PaymentMode } from '@shala/contract/finance';
import { toPaise } from '@shala/contract/shared';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatRupees } from '#lib/format';
import { newKey } from '#lib/new-key';
import { parseRupees, rupeesProblem } from '../lib/parse-rupees.ts';
import { type Instrument, instrumentProblem, NO_INSTRUMENT } from './instrument-fields.tsx';

export type FilledForm = { amount: number; mode: PaymentMode; instrument: Instrument };
type Options = {
  amount: number;
  mode?: PaymentMode;
  /** All that is owed, where it is known: more than this is refused before it is sent. */
  owed?: number | undefined;
  /** A sum that was paid a moment ago: the same again needs a second press. */
  recentAmount?: number | undefined;
  onSubmit: (filled: FilledForm & { key: string }) => void;
};

/** A payment's form, the same for one child at the counter, on the child's page, and for a family: sum, mode, its number, and what is wrong. */
export function usePaymentForm({ amount: initial, mode: firstMode = 'cash', owed, recentAmount, onSubmit }: Options) {
  const { t } = useLingui();
  // One key for one opened dialog: however often it is sent, it is paid once.
  const [key] = useState(newKey);
  const [amountText, setAmountText] = useState(initial > 0 ? String(initial) : '');
  const [mode, setMode] = useState<PaymentMode>(firstMode);
  const [instrument, setInstrument] = useState(NO_INSTRUMENT);
  const [problems, setProblems] = useState<{ amount: string | null; reference: string | null }>({ amount: null, reference: null });
  const [isArmed, setIsArmed] = useState(false);
  const sentForm = useRef<HTMLFormElement | null>(null);
  // The clerk goes on typing where something is missing.
  useEffect(() => {
    if (problems.amount || problems.reference) sentForm.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const amount = parseRupees(amountText);
  const isSum = rupeesProblem(amount) === null;

  function edit<Value>(set: (value: Value) => void): (value: Value) => void {
    return (value) => {
      setProblems({ amount: null, reference: null });
      setIsArmed(false);
      set(value);
    };
  }
  const problemOfAmount = () => {
    const tooMuch = owed !== undefined && isSum && toPaise(amount) > toPaise(owed);
    if (!tooMuch) return rupeesProblem(amount);
    return owed === 0 ? t`Nothing is due.` : t`The balance of this year is ${formatRupees(owed)}. Enter this amount or less.`;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sentForm.current = event.currentTarget;
    const found = { amount: problemOfAmount(), reference: mode === 'cash' ? null : instrumentProblem(instrument) };
    setProblems(found);
    if (found.amount || found.reference) return;
    if (recentAmount === amount && !isArmed) setIsArmed(true);
    else onSubmit({ amount, mode, instrument, key });
  };
  return {
    ...{ amountText, amount, mode, instrument, problems, isArmed, submit },
    /** What cannot be paid is not shown rounded, as if it could. */
    payable: isSum ? amount : 0,
    setAmountText: edit(setAmountText),
    setMode: edit(setMode),
    setInstrument: edit(setInstrument),
  };
}
