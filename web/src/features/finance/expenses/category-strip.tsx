import { Plural, useLingui } from '@lingui/react/macro';
import type { listExpenses } from '@shala/contract/finance';
import { type CallAnswer, toPaise, toRupees } from '@shala/contract/shared';
import { useLocation } from 'react-router';
import { formatPercent, formatRupees } from '#lib/format';
import { categoryWords } from '#lib/stored-words';
import { Figure, FigureStrip } from '#ui/figure-strip';

type Sums = Pick<CallAnswer<typeof listExpenses>, 'byCategory' | 'total'>;

const SHOWN = 4;

/** What was spent on the largest categories; each leads to its expenses. Nothing where there is but one. */
export function CategoryStrip({ byCategory, total }: Sums) {
  const { t } = useLingui();
  const { search } = useLocation();
  if (byCategory.length < 2) return null;
  const share = (amount: number) => t`${formatPercent(total.amount > 0 ? amount / total.amount : 0)} of total`;
  const toCategory = (category: string) => `?${new URLSearchParams([...new URLSearchParams(search), ['category', category]])}`;
  const others = byCategory.slice(SHOWN);
  const rest = toRupees(others.reduce((sum, { amount }) => sum + toPaise(amount), 0));
  return (
    <FigureStrip>
      {byCategory.slice(0, SHOWN).map(({ category, amount }) => (
        <Figure
          key={category}
          label={categoryWords(category)}
          figure={formatRupees(amount)}
          note={share(amount)}
          to={toCategory(category)}
        />
      ))}
      {others.length > 0 ? (
        <Figure
          label={t`All other categories`}
          figure={formatRupees(rest)}
          note={<Plural value={others.length} one="# category" other="# categories" />}
        />
      ) : null}
    </FigureStrip>
  );
}
