import { type KeyboardEvent, useState } from 'react';
import { todayAtSchool } from '#lib/format';
import { isWholeDay, readDay, writeDay } from '#lib/read-day';

export type DayChoice = {
  /** An ISO date, or nothing. */
  value: string;
  /** Gets an ISO date, or nothing of a field that was emptied. What is no day is not given: the last value stays, and the field says what is wrong. */
  onChange: (day: string) => void;
  /** There is always a day: emptied, the field goes back to the last one; so does a filter that cannot be read. */
  isKept?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
};

/** What stands in a field of a day while it is typed, and what it means. With `isOfAct` an act takes the day, so that what cannot be read stays to be mended. */
export function useTypedDay({ value, onChange, isKept = false, min, max }: DayChoice, isOfAct: boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const today = todayAtSchool(new Date());
  // What comes from the address may be anything.
  const read = readDay(typed ?? value, today) ?? '';
  const isNone = typed !== null && typed.trim() !== '' && read === '';
  const give = (day: string) => {
    if (day !== value && !(isKept && day === '')) onChange(day);
  };
  const choose = (day: string) => {
    setTyped(null);
    give(day);
  };
  return {
    text: typed ?? writeDay(read),
    /** The day that is meant, as an ISO date, or nothing. */
    read,
    /** A whole date that there is not in the calendar. */
    isNowhere: isNone && isWholeDay(typed),
    /** Something stands there that is no day, or not yet. */
    isNone,
    /** The same, and whoever typed it has gone on or typed all of it. */
    isUnread: isNone && (isLeft || isWholeDay(typed)),
    choose,
    change(text: string) {
      setTyped(text);
      setIsLeft(false);
      const day = isWholeDay(text) ? readDay(text, today) : null;
      if (text.trim() === '') give('');
      else if (day !== null) give(day);
    },
    /** The end of typing: now the short forms count too. What is no day stays to be mended, unless there is one to go back to. */
    settle() {
      if (typed === null) return;
      setIsLeft(true);
      if (!isNone) give(read);
      if (!isNone || (isKept && !isOfAct)) setTyped(null);
    },
    press(event: KeyboardEvent) {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (step === undefined || read === '') return;
      event.preventDefault();
      const next = new Date(Date.parse(read) + step * 86_400_000).toISOString().slice(0, 10);
      if ((!min || next >= min) && (!max || next <= max)) choose(next);
    },
  };
}
