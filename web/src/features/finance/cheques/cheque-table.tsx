import { Plural, useLingui } from '@lingui/react/macro';
import type { ChequeState } from '@shala/contract/finance';
import { useState } from 'react';
import { formatDate, formatRupees, formatShortDate } from '#lib/format';
import { BulkBar } from '#ui/bulk-bar';
import { Button } from '#ui/button';
import { type Column, DataTable } from '#ui/data-table';
import { Text } from '#ui/layout';
import type { ChequeRow } from '../api.ts';
import { sumOf } from './sum-of.ts';

type Props = {
  rows: ChequeRow[];
  state: ChequeState;
  onOpen: (paymentId: string) => void;
  /** A slip is to be printed again. */
  onSlip: (slipId: string) => void;
  onDeposit: (cheques: ChequeRow[]) => void;
  onClear: (cheque: ChequeRow) => void;
  onUnclear: (cheque: ChequeRow) => void;
  onBounce: (cheque: ChequeRow) => void;
};

/** The cheques of one state, with what can be done with them. Its dialogs stand outside: after the last cheque's act there is no table. */
export function ChequeTable({ rows, state, onOpen, onSlip, onDeposit, ...acts }: Props) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const columns = useChequeColumns({ state, chosen, toggle, onSlip, ...acts });
  const sum = formatRupees(sumOf(rows));
  // What is deposited leaves these rows, and with them the selection.
  const picked = rows.filter(({ paymentId }) => chosen.has(paymentId));
  const pickedSum = formatRupees(sumOf(picked));
  return (
    <>
      {state === 'received' ? <Text fz="sm" c="dimmed" mb={8}>{t`Tick the cheques for one deposit slip.`}</Text> : null}
      <DataTable
        label={t`Cheques`}
        columns={columns}
        rows={rows}
        rowId={({ paymentId }) => paymentId}
        onOpen={({ paymentId }) => onOpen(paymentId)}
        foot={<Plural value={rows.length} one={`# cheque, ${sum}`} other={`# cheques, ${sum}`} />}
        isCompact
      />
      {picked.length > 0 ? (
        <BulkBar label={t`Selected cheques`} count={picked.length} onClear={() => setChosen(new Set())}>
          <Button isPrimary onClick={() => onDeposit(picked)}>
            <Plural
              value={picked.length}
              one={`Make deposit slip: # cheque, ${pickedSum}`}
              other={`Make deposit slip: # cheques, ${pickedSum}`}
            />
          </Button>
        </BulkBar>
      ) : null}
    </>
  );
}

type Acts = Pick<Props, 'state' | 'onSlip' | 'onClear' | 'onUnclear' | 'onBounce'> & {
  chosen: ReadonlySet<string>;
  toggle: (id: string, isOn: boolean) => void;
};

function useChequeColumns({ state, chosen, toggle, onSlip, ...acts }: Acts): Column<ChequeRow>[] {
  const { t } = useLingui();
  const day = (value: string | null) => (value ? formatShortDate(value) : '–');
  const isOpen = state === 'received' || state === 'deposited';
  return [
    { id: 'number', head: t`Cheque no.`, width: '100px', cell: ({ number }) => number },
    { id: 'bank', head: t`Bank`, cell: ({ bankName }) => bankName || '–' },
    {
      id: 'dated',
      head: t`Cheque date`,
      width: '104px',
      isOneLine: true,
      cell: ({ chequeDate }) => (chequeDate ? formatDate(chequeDate) : '–'),
    },
    { id: 'student', head: t`Student`, cell: ({ student }) => student.name },
    ...(state === 'received'
      ? [{ id: 'received', head: t`Received on`, width: '90px', isOneLine: true, cell: (row: ChequeRow) => day(row.receivedOn) }]
      : [
          { id: 'deposited', head: t`Deposited on`, width: '98px', isOneLine: true, cell: (row: ChequeRow) => day(row.depositedOn) },
          { id: 'slip', head: t`Deposit slip`, width: '100px', cell: (row: ChequeRow) => <SlipButton cheque={row} onSlip={onSlip} /> },
        ]),
    ...(isOpen
      ? []
      : [
          {
            id: 'settled',
            head: state === 'bounced' ? t`Bounced on` : t`Cleared on`,
            width: '92px',
            isOneLine: true,
            cell: (row: ChequeRow) => day(row.settledOn),
          },
        ]),
    { id: 'amount', head: t`Amount`, isFigure: true, width: '100px', cell: ({ amount }) => <strong>{formatRupees(amount)}</strong> },
    {
      id: 'acts',
      head: t`Action`,
      isHeadHidden: true,
      width: { received: '120px', deposited: '176px', cleared: '144px', bounced: '16px' }[state],
      cell: (row) => (
        <span style={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 8 }}>
          {state === 'received' ? (
            <label style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
              <input
                type="checkbox"
                aria-label={t`Deposit cheque ${row.number}`}
                disabled={row.isPostDated}
                checked={chosen.has(row.paymentId)}
                onChange={(event) => toggle(row.paymentId, event.target.checked)}
              />
              {row.isPostDated ? t`post-dated` : t`Deposit`}
            </label>
          ) : (
            <SettlingButtons cheque={row} {...acts} />
          )}
        </span>
      ),
    },
  ];
}

type SettlingProps = { cheque: ChequeRow } & Pick<Acts, 'onClear' | 'onUnclear' | 'onBounce'>;

/** What the bank did with a deposited cheque, and taking back that it has paid. */
function SettlingButtons({ cheque, onClear, onUnclear, onBounce }: SettlingProps) {
  const { t } = useLingui();
  const { state, number } = cheque;
  if (state === 'cleared')
    return (
      <Button size="small" aria-label={t`Mark not cleared: ${number}`} onClick={() => onUnclear(cheque)}>
        {t`Mark not cleared`}
      </Button>
    );
  if (state !== 'deposited') return null;
  return (
    <>
      <Button size="small" aria-label={t`Mark cleared: ${number}`} onClick={() => onClear(cheque)}>
        {t`Mark cleared`}
      </Button>
      <Button size="small" aria-label={t`Mark bounced: ${number}`} onClick={() => onBounce(cheque)}>
        {t`Mark bounced`}
      </Button>
    </>
  );
}

function SlipButton({ cheque: { slipId, slipNo }, onSlip }: { cheque: ChequeRow; onSlip: (slipId: string) => void }) {
  const { t } = useLingui();
  if (slipId === null || slipNo === null) return '–';
  return (
    <Button size="small" aria-label={t`Deposit slip ${slipNo}`} onClick={() => onSlip(slipId)}>
      {t`No. ${slipNo}`}
    </Button>
  );
}
