import { useLingui } from '@lingui/react/macro';
import { CHEQUE_STATES, type ChequeState, listCheques } from '@shala/contract/finance';
import { IconBuildingBank } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { type ChequeRow, prefetchFinance, useFinance } from '../api.ts';
import { BounceDialog } from '../cheques/bounce-dialog.tsx';
import { ChequeFigures, FoundElsewhere } from '../cheques/cheque-figures.tsx';
import { ChequeFilters } from '../cheques/cheque-filters.tsx';
import { ChequeTable } from '../cheques/cheque-table.tsx';
import { ClearDialog } from '../cheques/clear-dialog.tsx';
import { DepositDialog } from '../cheques/deposit-dialog.tsx';
import { PostDated } from '../cheques/post-dated.tsx';
import { SlipDialog } from '../cheques/slip-dialog.tsx';
import { UnclearDialog } from '../cheques/unclear-dialog.tsx';
import { daysOf } from '../components/day-range.tsx';
import { ExportButtons } from '../components/export-buttons.tsx';
import { FinanceNav } from '../components/finance-nav.tsx';
import { PaymentDrawer } from '../payments/payment-drawer.tsx';

/** Begins loading it before it is shown. */
export function prefetch(_params: ScreenParams, search: URLSearchParams) {
  return prefetchFinance(listCheques, { query: filtersOf((name) => search.get(name) ?? '') });
}

/** Every cheque from the counter to the bank: received, deposited, cleared or bounced, and those that are dated ahead. */
export function ChequeBoardScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const filters = filtersOf(get);
  const isNarrowed = Object.keys(filters).length > 0;
  const query = useFinance(listCheques, { query: filters });
  const [today] = useState(() => new Date());
  const [slipId, setSlipId] = useState<string | null>(null);
  const [act, setAct] = useState<{ kind: 'clear' | 'unclear' | 'bounce'; cheque: ChequeRow } | null>(null);
  const [deposit, setDeposit] = useState<ChequeRow[] | null>(null);
  const close = () => setAct(null);
  const state = CHEQUE_STATES.find((name) => name === get('state')) ?? 'received';
  return (
    <>
      <PageHeader
        title={t`Cheques`}
        context={t`Cheques received, deposited, cleared and bounced`}
        actions={
          <ExportButtons
            table="cheques"
            filters={{ ...filters, state }}
            isEmpty={query.data?.cheques.every((cheque) => cheque.state !== state) ?? false}
          />
        }
      />
      <FinanceNav />
      <ChequeFilters state={state} />
      <LoadState query={query} title={t`The cheques could not be opened`}>
        {({ cheques, totals }) => {
          const rows = cheques.filter((cheque) => cheque.state === state);
          return (
            <>
              <ChequeFigures totals={totals} isNarrowed={isNarrowed} />
              {get('q') === '' ? null : <FoundElsewhere totals={totals} state={state} />}
              {rows.length === 0 ? (
                <Card>
                  <NoCheques state={state} isNarrowed={isNarrowed} isFirst={totals.every(({ count }) => count === 0)} />
                </Card>
              ) : (
                <ChequeTable
                  key={state}
                  rows={rows}
                  state={state}
                  onOpen={(id) => change({ receipt: id })}
                  onSlip={setSlipId}
                  onDeposit={setDeposit}
                  onClear={(cheque) => setAct({ kind: 'clear', cheque })}
                  onUnclear={(cheque) => setAct({ kind: 'unclear', cheque })}
                  onBounce={(cheque) => setAct({ kind: 'bounce', cheque })}
                />
              )}
              <PostDated cheques={cheques} from={today} />
            </>
          );
        }}
      </LoadState>
      {deposit ? (
        <DepositDialog
          cheques={deposit}
          onMade={(made) => {
            setDeposit(null);
            setSlipId(made);
          }}
          onClose={() => setDeposit(null)}
        />
      ) : null}
      {slipId ? <SlipDialog slipId={slipId} onClose={() => setSlipId(null)} /> : null}
      {act?.kind === 'clear' ? <ClearDialog cheque={act.cheque} onClose={close} /> : null}
      {act?.kind === 'unclear' ? <UnclearDialog cheque={act.cheque} onClose={close} /> : null}
      {act?.kind === 'bounce' ? <BounceDialog cheque={act.cheque} onClose={close} /> : null}
      {get('receipt') ? <PaymentDrawer key={get('receipt')} paymentId={get('receipt')} onClose={() => change({ receipt: null })} /> : null}
    </>
  );
}

/** The days and the searched text of the address, as the call takes them. */
function filtersOf(get: (name: string) => string) {
  const search = get('q');
  return { ...daysOf(get), ...(search ? { search } : {}) };
}

type NoneProps = { state: ChequeState; isNarrowed: boolean; isFirst: boolean };

function NoCheques({ state, isNarrowed, isFirst }: NoneProps) {
  const { t } = useLingui();
  const icon = <IconBuildingBank size={24} stroke={1.75} />;
  const titles: Record<ChequeState, string> = {
    received: t`No cheques in hand`,
    deposited: t`No deposited cheques`,
    cleared: t`No cheques cleared in the last 60 days`,
    bounced: t`No cheques bounced in the last 60 days`,
  };
  if (isNarrowed)
    return (
      <EmptyState icon={icon} title={t`No matching cheques`}>
        {t`Change the search, the dates or the status.`}
      </EmptyState>
    );
  if (!isFirst) return <EmptyState icon={icon} title={titles[state]} />;
  return (
    <EmptyState icon={icon} title={t`No cheques yet`} action={<LinkButton to={paths.offlineFees}>{t`Collect fees`}</LinkButton>}>
      {t`When a fee is paid by cheque, the cheque is listed here.`}
    </EmptyState>
  );
}
