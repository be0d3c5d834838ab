import { Trans, useLingui } from '@lingui/react/macro';
import { reviewLog } from '@shala/contract/logbook';
import { hasId } from '@shala/contract/shared';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { formatDate, formatDateTime } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Group, Text } from '#ui/layout';
import { ReasonDialog } from '#ui/reason-dialog';
import { type TeacherLog, useLogAct } from '../api.ts';
import classes from './review-line.module.css';

/** Below the day: who has looked at it and what was said, or a way to do so. */
export function ReviewLine({ log: { teacherId, teacherName, review, periods }, date }: { log: TeacherLog; date: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const act = useLogAct(reviewLog);
  const params = { teacherId, date };
  const undo = async () => {
    try {
      const body = review ? { isReviewed: true, remark: review.remark } : { isReviewed: false };
      await act.mutateAsync({ params, body });
      showToast({ tone: 'plain', sentence: t`The change was cancelled.` });
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  const handleSubmit = async (remark: string) => {
    try {
      await act.mutateAsync({ params, body: { isReviewed: true, remark } });
      setIsOpen(false);
      showToast({ tone: 'good', sentence: t`The logbook was marked as checked.`, onUndo: () => void undo() });
    } catch {
      // The dialog says it.
    }
  };
  // Without an entry there is nothing to look at.
  if (!review && !periods.some(({ isRecorded, periodId }) => isRecorded && hasId(periodId))) return null;
  const [by, at] = review ? [review.by, formatDateTime(review.at)] : ['', ''];
  return (
    <Group gap={16} justify="space-between" wrap="nowrap" mt={12} c="dimmed" fz="sm">
      <span className={classes.words}>
        {review ? (
          <>
            <IconChecks size={16} stroke={1.75} aria-hidden="true" />
            <span>
              {t`Checked by ${by}, ${at}`}
              {review.remark ? (
                <Text span display="block" c="var(--c-ink)">
                  {review.remark}
                </Text>
              ) : null}
            </span>
          </>
        ) : (
          <Trans>Not checked yet.</Trans>
        )}
      </span>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {review ? (review.remark ? t`Edit the remark` : t`Add a remark`) : t`Mark as checked`}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t`Logbook of ${teacherName}`}
          context={formatDate(date)}
          act={t`Mark as checked`}
          label={t`Remark (optional)`}
          start={review?.remark ?? ''}
          isOptional
          isBusy={act.isPending}
          error={act.error}
          onSubmit={(remark) => void handleSubmit(remark)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Group>
  );
}
