import { Plural } from '@lingui/react/macro';
import type { ChequeState, listCheques } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { useSearchParams } from 'react-router';
import { formatRupees } from '#lib/format';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { useFinanceWords } from '../lib/words.ts';

/** Without days and search, the server lists settled cheques of the last 60 days alone. */
const isSettled = (state: ChequeState) => state === 'cleared' || state === 'bounced';

type Props = { totals: CallAnswer<typeof listCheques>['totals']; isNarrowed: boolean };

/** The cheques of each state and their sum; each leads to its rows, with the days and the search as they are. */
export function ChequeFigures({ totals, isNarrowed }: Props) {
  const { cheques: words } = useFinanceWords();
  const [params] = useSearchParams();
  const rowsOf = (state: ChequeState) => {
    const address = new URLSearchParams(params);
    address.set('state', state);
    return `?${address}`;
  };
  return (
    <FigureStrip>
      {totals.map(({ state, count, amount }) => (
        <Figure
          key={state}
          label={words[state]}
          figure={formatRupees(amount)}
          note={
            isSettled(state) && !isNarrowed ? (
              <Plural value={count} one="# cheque in the last 60 days" other="# cheques in the last 60 days" />
            ) : (
              <Plural value={count} one="# cheque" other="# cheques" />
            )
          }
          to={rowsOf(state)}
        />
      ))}
    </FigureStrip>
  );
}
