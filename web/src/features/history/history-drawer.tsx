import { Trans, useLingui } from '@lingui/react/macro';
import { getHistory, type HISTORY_ENTITIES } from '@shala/contract/history';
import type { CallAnswer } from '@shala/contract/shared';
import { IconHistory } from '@tabler/icons-react';
import { callsOf } from '#lib/calls-of';
import { formatDateTime } from '#lib/format';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { EmptyState } from '#ui/empty-state';
import { ErrorState } from '#ui/error-state';
import { Text } from '#ui/layout';
import { SkeletonRows } from '#ui/skeleton';
import classes from './history-drawer.module.css';
import { useFieldWords } from './use-field-words.ts';

type Change = CallAnswer<typeof getHistory>['changes'][number];
type Props = {
  entity: (typeof HISTORY_ENTITIES)[number];
  entityId: string;
  /** The person's name. */
  name: string;
  /** One field alone; all of them without. */
  field?: string | undefined;
  onClose: () => void;
};

const { usePages } = callsOf('history');

/** Who changed what of a student or employee, newest first: the field, what was before and after, when and why. */
export function HistoryDrawer({ entity, entityId, name, field, onClose }: Props) {
  const { t } = useLingui();
  const { fieldOf } = useFieldWords();
  // What was changed a moment ago must be there.
  const list = usePages(getHistory, { params: { entity, entityId }, query: field ? { field } : {} }, (page) => page.changes, {
    isFresh: true,
  });
  const changes = list.rows;
  const title = field ? t`Record of changes: ${fieldOf(field)}` : t`Record of changes`;
  return (
    <Drawer title={title} context={name} width={560} onClose={onClose}>
      {list.isPending ? <SkeletonRows count={8} height={56} /> : null}
      {list.error ? (
        <ErrorState
          title={t`The record of changes could not be opened`}
          error={list.error}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : null}
      {list.first && changes.length === 0 ? (
        <EmptyState icon={<IconHistory size={24} stroke={1.75} />} title={t`No changes yet`}>
          <Trans>Every change is recorded here with who made it and why.</Trans>
        </EmptyState>
      ) : null}
      <ol>
        {changes.map((change) => (
          <ChangeLine key={change.id} change={change} />
        ))}
      </ol>
      {list.hasNextPage ? (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t`Show more`}
        </Button>
      ) : null}
    </Drawer>
  );
}

function ChangeLine({ change: { at, by, of, action, field, before, after, reason } }: { change: Change }) {
  const { t } = useLingui();
  const { fieldOf, shownOf, actOf } = useFieldWords();
  const name = field === '' ? actOf(action) : fieldOf(field);
  return (
    <li className={classes.change}>
      <strong className={classes.field}>{of ? t`${of}: ${name}` : name}</strong>
      <time className={classes.when} dateTime={at}>
        {formatDateTime(at)}
      </time>
      {field === '' ? null : (
        <span className={classes.values}>
          <Text component="del" c="dimmed" td="line-through">
            {shownOf(before)}
          </Text>
          <span aria-hidden="true">→</span>
          <ins className={classes.after}>{shownOf(after)}</ins>
        </span>
      )}
      <span className={classes.who}>{[by || t`Automatic (no user)`, reason].filter(Boolean).join(' · ')}</span>
    </li>
  );
}
