import { Trans, useLingui } from '@lingui/react/macro';
import { FilterRow, KeyCap, SearchBox, Segmented, Select } from '#ui/controls';
import type { ClassItem } from '../api.ts';
import { CounterList } from './counter-list.tsx';
import { Elsewhere } from './elsewhere.tsx';
import keyClasses from './key-hint.module.css';
import { CounterKeySheet } from './key-sheet.tsx';
import { PaymentAlert } from './payment-alert.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useCounterState } from './use-counter.ts';
import type { useCounterClasses, useCounterStudents } from './use-counter-list.ts';

type Props = {
  item: ClassItem | undefined;
  classList: ReturnType<typeof useCounterClasses>;
  list: ReturnType<typeof useCounterStudents>;
  onClass: (id: string, search?: string) => void;
};

/** The counter for one class: find a child, take the money, and be ready for the next one. */
export function Counter({ item, classList, list, onClass }: Props) {
  const { t } = useLingui();
  const state = useCounterState(item, list);
  const { rows, order, pay, keys, search, isHelpOpen } = state;
  const shown = [
    { value: 'all' as const, label: t`All` },
    { value: 'unpaid' as const, label: t`Unpaid` },
    { value: 'paid' as const, label: t`Paid` },
  ];
  return (
    <>
      <FilterRow end={<KeyHints onHelp={() => state.setIsHelpOpen(true)} />}>
        <SearchBox
          ref={search}
          label={t`Search students by name`}
          value={state.text}
          onChange={state.setText}
          onKeyDown={keys.onSearchKey}
          hasKey
        />
        <Select
          label={t`Class`}
          value={item?._id ?? ''}
          disabled={classList.classes.length === 0}
          choices={classList.classes.map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` }))}
          onChange={onClass}
        />
        <Segmented label={t`Which students`} value={state.shown} choices={shown} onChange={state.setShown} />
      </FilterRow>
      <Elsewhere text={state.text} shownIds={state.rowIds} onChoose={({ classId, name }) => onClass(classId, name)} />
      <CounterList item={item} classList={classList} list={list} rows={rows} state={state} />
      {order ? <PaymentDialog order={order} isPaying={pay.isPaying} onPay={state.handlePay} onClose={state.closeDialog} /> : null}
      {isHelpOpen ? <CounterKeySheet onClose={() => state.setIsHelpOpen(false)} /> : null}
      <PaymentAlert outcome={pay.outcome} onClose={pay.dismiss} onRetry={(again) => void pay.pay(again)} isRetrying={pay.isPaying} />
    </>
  );
}

function KeyHints({ onHelp }: { onHelp: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <span className={keyClasses.examples}>
        <KeyCap name="↑" />
        <KeyCap name="↓" />
        <Trans>move</Trans>
        <KeyCap name="Enter" />
        <Trans>pay</Trans>
      </span>
      <button type="button" className={keyClasses.hint} onClick={onHelp} aria-label={t`All keys`}>
        <KeyCap name="?" />
        <Trans>all keys</Trans>
      </button>
    </>
  );
}
