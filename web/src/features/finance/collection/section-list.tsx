import { useLingui } from '@lingui/react/macro';
import { getPayAndDueList } from '@shala/contract/finance';
import { FEE_CARD_COLUMNS, type MonthName } from '@shala/contract/shared';
import { IconArrowsExchange, IconCircleCheck, IconClock, IconSearchOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatNumber } from '#lib/format';
import { useAddress } from '#lib/use-address';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { SkeletonRows } from '#ui/skeleton';
import { useFinance } from '../api.ts';
import classes from './collection.module.css';
import { FamiliesBar } from './families-bar.tsx';
import { type FeeCard, StudentCard } from './student-card.tsx';

type Props = { sectionId: string | undefined; month: MonthName; search: string; filters: ReactNode };

/** Who of the section owes the month, and behind the toggle who has paid it. */
export function SectionList({ sectionId, month, search, filters }: Props) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const query = useFinance(getPayAndDueList, { body: { sectionId: sectionId ?? '', month } }, sectionId !== undefined);
  const isDue = get('list') !== 'paid';
  const { dueList = [], paidList = [] } = query.data ?? {};
  // What was not loaded is not zero.
  const [due, paid] = query.data ? [formatNumber(dueList.length), formatNumber(paidList.length)] : ['–', '–'];
  return (
    <>
      <div className={classes.bar}>
        <span className={classes.count} data-tone="warn" data-current={isDue || undefined}>
          <IconClock size={16} stroke={1.75} aria-hidden="true" />
          {t`${due} Due`}
        </span>
        <span className={classes.count} data-tone="good" data-current={!isDue || undefined}>
          <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
          {t`${paid} Paid`}
        </span>
        <span className={classes.hint}>
          {isDue
            ? t`This list shows students with dues. To see who has submitted the fee, press`
            : t`This list shows students who have paid. To see whose fee is pending, press`}
        </span>
        <Button
          size="small"
          icon={<IconArrowsExchange size={14} stroke={2} aria-hidden="true" />}
          title={isDue ? t`Show students who have paid` : t`Show students with dues`}
          onClick={() => change({ list: isDue ? 'paid' : null })}
        >
          {/* The toggle names the other list, as the specification words it. */}
          {isDue ? t`Submitted` : t`Pending`}
        </Button>
        <div className={classes.filters}>{filters}</div>
      </div>
      {isDue && dueList.length > 0 ? (
        <p
          className={classes.tickHint}
        >{t`To give several students more time to pay, tick them. The button Extend due date then appears.`}</p>
      ) : null}
      {sectionId === undefined ? null : query.isPending ? (
        <Card>
          <SkeletonRows count={5} height={92} />
        </Card>
      ) : !query.data ? (
        <Card>
          <ErrorState
            title={t`The students of the section could not be opened`}
            error={query.error}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        </Card>
      ) : (
        <Cards key={`${sectionId} ${month} ${isDue}`} cards={isDue ? dueList : paidList} month={month} isDue={isDue} search={search} />
      )}
    </>
  );
}

type CardsProps = { cards: FeeCard[]; month: MonthName; isDue: boolean; search: string };

function Cards({ cards, month, isDue, search }: CardsProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = cards.filter(({ name, rollNum }) => matches(name, rollNum, search));
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  if (shown.length === 0) {
    const title = cards.length > 0 ? t`No matching students` : isDue ? t`No dues for this month` : t`No fees received for this month yet`;
    return (
      <Card>
        <EmptyState icon={<IconSearchOff size={24} stroke={1.75} />} title={title} />
      </Card>
    );
  }
  return (
    <>
      <ul className={classes.grid} style={{ '--columns': FEE_CARD_COLUMNS } as Record<string, number>}>
        {shown.map((card) => (
          <StudentCard
            key={card._id}
            card={card}
            month={month}
            isDue={isDue}
            isChosen={chosen.has(card._id)}
            onChoose={(isChosen) => choose(card._id, isChosen)}
          />
        ))}
      </ul>
      {chosen.size > 0 ? <FamiliesBar cards={cards.filter(({ _id }) => chosen.has(_id))} onClear={() => setChosen(new Set())} /> : null}
    </>
  );
}

function matches(name: string, rollNum: number | null, search: string): boolean {
  const words = search.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => name.toLocaleLowerCase().includes(word) || String(rollNum) === word);
}
