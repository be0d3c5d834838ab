import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getClassesWithSubjects, listRemovedTextbooks, restoreTextbook } from '@shala/contract/textbooks';
import { IconBook, IconBook2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { errorText } from '#lib/error-text';
import { formatDate } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { Box, Stack, Text } from '#ui/layout';
import { SkeletonRows } from '#ui/skeleton';
import { type BookClass, useLoggedError, useTextbooks, useTextbooksAct } from '../api.ts';
import { bookAddress } from '../lib/address.ts';
import classes from './book-list.module.css';

/** All textbooks of the school by class; each leads to its content. */
export function BookList({ onUpload }: { onUpload: () => void }) {
  const { t } = useLingui();
  const books = useTextbooks(getClassesWithSubjects, {});
  useLoggedError('textbooks', books.error);
  // By the specification a list that cannot be loaded is an empty one.
  const shown = books.data?.classes ?? [];
  return (
    <section aria-label={t`Available Textbooks`}>
      <h2 className={classes.title}>
        <Trans>Available Textbooks</Trans>
      </h2>
      {books.isPending ? (
        <div role="status">
          <Text c="dimmed" fz="sm">
            <Trans>Loading textbooks...</Trans>
          </Text>
          <SkeletonRows count={4} height={72} />
        </div>
      ) : null}
      {!books.isPending && shown.length === 0 ? (
        <Card>
          <EmptyState
            icon={<IconBook size={24} stroke={1.75} />}
            title={t`No textbooks uploaded yet`}
            action={<Button onClick={onUpload}>{t`Upload a textbook`}</Button>}
          >
            <Trans>Upload a PDF textbook to get started</Trans>
          </EmptyState>
        </Card>
      ) : null}
      {shown.map((one) => (
        <ClassBooks key={one.class} one={one} />
      ))}
      <RemovedBooks />
    </section>
  );
}

function ClassBooks({ one: { class: className, subjects } }: { one: BookClass }) {
  return (
    <Box mb={20}>
      <Text component="h3" mb={8} fz="md" fw={600}>
        <Trans>Class {className}</Trans>
      </Text>
      {subjects.length === 0 ? (
        <Text c="dimmed" fz="sm">
          <Trans>No subjects found for this class</Trans>
        </Text>
      ) : (
        <ul className={classes.grid}>
          {subjects.map(({ subject, totalChapters, totalTopics }) => (
            <li key={subject}>
              <Link className={classes.card} to={bookAddress(className, subject)}>
                <IconBook2 size={18} stroke={1.75} aria-hidden="true" />
                <Stack component="span" gap={2} miw={0}>
                  <span className={classes.name}>{subject}</span>
                  <span className={classes.counts}>
                    <Trans>
                      {totalChapters} chapters • {totalTopics} topics
                    </Trans>
                  </span>
                </Stack>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

/** Books that were removed and can still be brought back. */
function RemovedBooks() {
  const { t } = useLingui();
  const removed = useTextbooks(listRemovedTextbooks, {});
  const restore = useTextbooksAct(restoreTextbook, () => showToast({ tone: 'good', sentence: t`The textbook was restored.` }));
  if (!removed.data?.length) return null;
  return (
    <details className={classes.removed}>
      <summary>
        <Plural value={removed.data.length} one="# removed textbook" other="# removed textbooks" />
      </summary>
      <ul>
        {removed.data.map(({ textId, subject, class: className, goneOn }) => (
          <li key={textId}>
            <span>
              <Trans>
                {subject} - Class {className}, deleted permanently after {formatDate(goneOn)}
              </Trans>
            </span>
            <Button
              size="small"
              isBusy={restore.isPending && restore.variables.params.textId === textId}
              onClick={() =>
                restore.mutate({ params: { textId } }, { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) })
              }
            >
              {t`Restore`}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
