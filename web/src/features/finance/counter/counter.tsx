import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { FilterRow, KeyCap, SearchBox, Segmented, Select } from '#ui/controls';
import type { ClassItem } from '../api.ts';
import { PaymentAlert } from '../payment/payment-alert.tsx';
import { PaymentDialog } from '../payment/payment-dialog.tsx';
import { CounterList } from './counter-list.tsx';
import keyClasses from './key-hint.module.css';
import { useCounterState } from './use-counter.ts';
import { ALL_CLASSES, type useCounterClasses, type useCounterStudents } from './use-counter-list.ts';

const MonthReceipt = lazy(() => import('./month-receipt.tsx').then((part) => ({ default: part.MonthReceipt })));
const CounterKeyboardShortcuts = lazy(() =>
  import('./keyboard-shortcuts.tsx').then((part) => ({ default: part.CounterKeyboardShortcuts })),
);

type Props = {
  item: ClassItem | undefined;
  classList: ReturnType<typeof useCounterClasses>;
  list: ReturnType<typeof useCounterStudents>;
  isWholeSchool: boolean;
  onClass: (id: string) => void;
};

/** The counter: find a child anywhere in the school, take the money, and be ready for the next one. */
export function Counter({ item, classList, list, isWholeSchool, onClass }: Props) {
  const { t } = useLingui();
  const state = useCounterState(list.students, isWholeSchool);
  const { order, outcome, keys, search, isHelpOpen, wantedReceipt } = state;
  const shown = [
    { value: 'all' as const, label: t`All` },
    { value: 'unpaid' as const, label: t`Unpaid` },
    { value: 'paid' as const, label: t`Paid` },
  ];
  const all = classList.isFallback || classList.classes.length === 0 ? [] : [{ value: ALL_CLASSES, label: t`All classes` }];
  return (
    <>
      <FilterRow end={<KeyHints onHelp={() => state.setIsHelpOpen(true)} />}>
        <SearchBox
          ref={search}
          label={t`Search students by name`}
          placeholder={t`Name, adm. no., phone, receipt no.`}
          value={state.text}
          onChange={state.setText}
          onKeyDown={keys.onSearchKey}
          autoComplete="off"
          hasKey
        />
        <Select
          label={t`Class`}
          value={isWholeSchool ? ALL_CLASSES : (item?._id ?? '')}
          disabled={classList.classes.length === 0}
          choices={[...classList.classes.map(({ _id, className }) => ({ value: _id, label: t`Class ${className}` })), ...all]}
          onChange={onClass}
        />
        <Segmented label={t`Show students`} value={state.shown} choices={shown} onChange={state.setShown} />
      </FilterRow>
      <CounterList item={item} classList={classList} list={list} state={state} isWholeSchool={isWholeSchool} />
      {order ? (
        <PaymentDialog
          order={order}
          isPaying={state.isPaying}
          error={outcome && 'error' in outcome ? outcome.error : null}
          onPay={state.handlePay}
          onClose={state.closeDialog}
        />
      ) : null}
      <Suspense>
        {wantedReceipt ? <MonthReceipt wanted={wantedReceipt} onClose={() => state.setWantedReceipt(null)} /> : null}
        {isHelpOpen ? <CounterKeyboardShortcuts onClose={() => state.setIsHelpOpen(false)} /> : null}
      </Suspense>
      <PaymentAlert outcome={outcome} onClose={state.dismiss} />
    </>
  );
}

function KeyHints({ onHelp }: { onHelp: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <span className={keyClasses.examples}>
        <Trans>UPI, card or bank: press Cash, then select the mode</Trans>
      </span>
      <button type="button" className={keyClasses.hint} onClick={onHelp} aria-label={t`All keyboard shortcuts`}>
        <KeyCap name="?" />
        <Trans>keyboard shortcuts</Trans>
      </button>
    </>
  );
}
