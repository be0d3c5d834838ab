import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hasId } from '@shala/contract/shared';
import { getSubjectContent } from '@shala/contract/textbooks';
import { IconArrowsExchange, IconBookOff, IconEye, IconFileText, IconProgress } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CallError } from '#lib/call-error';
import { paths } from '#lib/paths';
import { useAddress } from '#lib/use-address';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { Text } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { SkeletonRows } from '#ui/skeleton';
import { type Content, useLoggedError, useTextbooks } from '../api.ts';
import { countLowConfidence } from '../lib/filter-chapters.ts';
import { BookMenu } from './book-menu.tsx';
import { BookPanes } from './book-panes.tsx';
import { CompareDrawer } from './compare-drawer.tsx';
import { ProgressDrawer } from './progress-drawer.tsx';

type Props = {
  className: string;
  subject: string;
  wrap: (content: ReactNode) => ReactNode;
  /** What is shown where the content cannot be loaded. */
  instead: ReactNode;
};

/** One book: its pages at the left, what was found in it at the right. */
export function BookView({ className, subject, wrap, instead }: Props) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const book = useTextbooks(getSubjectContent, { params: { class: className, subject } });
  const content = book.data;
  const canChange = content !== undefined && hasId(content.textId);
  const toCheck = content ? countLowConfidence(content.chapters) + content.readings.filter(({ other }) => other !== null).length : 0;
  const isReview = get('review') !== '';
  const actions = (
    <>
      {content && canChange ? <BookMenu content={content} /> : null}
      {content && canChange ? (
        <Button
          icon={<IconProgress size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => change({ progress: get('progress') ? null : '1' })}
        >
          {t`Syllabus covered`}
        </Button>
      ) : null}
      {content && canChange ? (
        <LinkButton
          to={`${paths.newQuestionPaper}?class=${encodeURIComponent(content.class)}&subject=${encodeURIComponent(content.subject)}`}
          icon={<IconFileText size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t`Question paper`}
        </LinkButton>
      ) : null}
      <LinkButton to={`${paths.textbooks}?tab=content`} icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />}>
        {t`Another book`}
      </LinkButton>
      {content && (toCheck > 0 || isReview) ? (
        <Button
          isPrimary
          icon={<IconEye size={16} stroke={1.75} aria-hidden="true" />}
          aria-pressed={isReview}
          onClick={() => change({ review: isReview ? null : '1', item: null })}
        >
          {isReview ? <Trans>Show the whole book</Trans> : <Plural value={toCheck} one="Check # item" other="Check # items" />}
        </Button>
      ) : null}
    </>
  );
  useLoggedError('content', book.error);
  const isUnknown = book.error instanceof CallError && book.error.status === 404;
  // By the specification content that cannot be loaded is none: the list of textbooks is there instead.
  if (book.error && !content && !isUnknown) return instead;
  return (
    <>
      <PageHeader
        title={t`${content?.subject ?? subject} - Class ${content?.class ?? className}`}
        context={content ? <Totals content={content} /> : null}
        actions={actions}
      />
      {wrap(
        <>
          {book.isPending ? (
            <Card>
              <Text py={12} px={16} c="dimmed" fz="sm" role="status">
                <Trans>Loading content...</Trans>
              </Text>
              <SkeletonRows count={8} />
            </Card>
          ) : null}
          {isUnknown ? (
            <Card>
              <EmptyState
                icon={<IconBookOff size={24} stroke={1.75} />}
                title={t`There is no textbook of ${subject} in class ${className}`}
                action={<LinkButton to={`${paths.textbooks}?tab=content`}>{t`See all textbooks`}</LinkButton>}
              >
                <Trans>The textbook may have been removed.</Trans>
              </EmptyState>
            </Card>
          ) : null}
          {content ? <BookPanes content={content} /> : null}
          {content && get('progress') ? <ProgressDrawer textId={content.textId} onClose={() => change({ progress: null })} /> : null}
          {content && get('compare') ? <CompareDrawer textId={content.textId} onClose={() => change({ compare: null })} /> : null}
        </>,
      )}
    </>
  );
}

function Totals({ content: { totalChapters, totalTopics, pages } }: { content: Content }) {
  return (
    <>
      <Trans>
        {totalChapters} chapters • {totalTopics} topics
      </Trans>
      {pages > 0 ? (
        <>
          {' • '}
          <Plural value={pages} one="# page" other="# pages" />
        </>
      ) : null}
    </>
  );
}
