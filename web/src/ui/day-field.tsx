import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { DayControl } from './day-input.tsx';
import { Frame, useFieldIds } from './field.tsx';
import { type DayChoice, useTypedDay } from './use-typed-day.ts';

type Words = { label: string; description?: string | undefined; error?: string | undefined };
type Props = Words & DayChoice & Omit<ComponentProps<'input'>, keyof DayChoice | 'type' | 'className'>;

/** A day with its label and, below it, what is wrong with it. */
export function DayField({ label, description, error, value, onChange, isKept, min, max, ...input }: Props) {
  const { t } = useLingui();
  const choice = { value, onChange, isKept, min, max };
  const day = useTypedDay(choice, true);
  const wrong = day.isNowhere
    ? t`Enter a date that exists, as day/month/year.`
    : day.isUnread
      ? t`Enter the date as day/month/year, for example 22/11/2026.`
      : error;
  const ids = useFieldIds(input.id, description, wrong);
  return (
    <Frame ids={ids} words={{ label, description, error: wrong }}>
      <DayControl choice={choice} day={day} input={{ ...input, ...ids.input }} isWide holdsBack />
    </Frame>
  );
}
