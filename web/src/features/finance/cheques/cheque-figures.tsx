import { Plural, useLingui } from '@lingui/react/macro';
import type { ChequeState, listCheques } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { Link, useSearchParams } from 'react-router';
import { formatRupees } from '#lib/format';
import { Figure, FigureStrip } from '#ui/figure-strip';
import { Text } from '#ui/layout';
import { useFinanceWords } from '../lib/words.ts';

/** Without days and search, the server lists settled cheques of the last 60 days alone. */
const isSettled = (state: ChequeState) => state === 'cleared' || state === 'bounced';

/** The addresses of the states, with the days and the search as they are. */
function useStateLinks() {
  const [params] = useSearchParams();
  return (state: ChequeState) => {
    const address = new URLSearchParams(params);
    address.set('state', state);
    return `?${address}`;
  };
}

type Props = { totals: CallAnswer<typeof listCheques>['totals']; isNarrowed: boolean };

/** The cheques of each state and their sum; each leads to its rows, with the days and the search as they are. */
export function ChequeFigures({ totals, isNarrowed }: Props) {
  const { cheques: words } = useFinanceWords();
  const rowsOf = useStateLinks();
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

/** What a search found besides the cheques that are shown: how many in which other state, as a link to each. */
export function FoundElsewhere({ totals, state }: { totals: Props['totals']; state: ChequeState }) {
  const { t } = useLingui();
  const { cheques: words } = useFinanceWords();
  const rowsOf = useStateLinks();
  const others = totals
    .filter((total) => total.state !== state && total.count > 0)
    .map((total) => ({ ...total, name: words[total.state] }));
  if (others.length === 0) return null;
  return (
    <Text fz="sm" mt={8} mb={8} role="status" aria-label={t`Found in other cheques`} style={{ display: 'flex', gap: 16, flexWrap: 'wrap' }}>
      {others.map(({ state: other, count, name }) => (
        <Link key={other} to={rowsOf(other)}>
          <Plural value={count} one={`# more in ${name}`} other={`# more in ${name}`} />
        </Link>
      ))}
    </Text>
  );
}
