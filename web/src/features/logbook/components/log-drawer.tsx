import { useLingui } from '@lingui/react/macro';
import { getLogHistory, listLogTopics, recordLog } from '@shala/contract/logbook';
import { type FormEvent, useState } from 'react';
import { errorText } from '#lib/error-text';
import { formatDateTime } from '#lib/format';
import { showToast } from '#lib/toasts';
import { useOnce } from '#lib/use-once';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { TextAreaField, TextField } from '#ui/field';
import { FormStack, Group, Text } from '#ui/layout';
import { type LogPeriod, useLog, useLogAct } from '../api.ts';
import { ChapterPicker } from './chapter-picker.tsx';
import classes from './log-drawer.module.css';

type Props = { teacherId: string; date: string; period: LogPeriod; isLocked: boolean; onClose: () => void };

/** Writes or mends the entry of a lesson, with the textbook's chapters at hand. */
export function LogDrawer({ teacherId, date, period, isLocked, onClose }: Props) {
  const { t } = useLingui();
  const [words, setWords] = useState({ description: period.description, homework: period.homework, chapterId: period.chapterId });
  const [reason, setReason] = useState('');
  const why = isLocked ? { reason: reason.trim() } : {};
  const topics = useLog(listLogTopics, { params: { sectionId: period.sectionId, subjectId: period.subjectId } });
  const record = useLogAct(recordLog);
  const params = { teacherId, date, periodId: period.periodId };
  const before = { description: period.description, homework: period.homework, chapterId: period.chapterId };
  const undo = async () => {
    try {
      await record.mutateAsync({ params, body: { ...before, ...why } });
      showToast({ tone: 'plain', sentence: t`The change was cancelled.` });
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    }
  };
  const once = useOnce();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void once(save);
  };
  const save = async () => {
    if (words.description === before.description && words.homework === before.homework && words.chapterId === before.chapterId) {
      showToast({ tone: 'plain', sentence: t`Nothing was changed.` });
      onClose();
      return;
    }
    try {
      await record.mutateAsync({ params, body: { ...words, ...why } });
      showToast({ tone: 'good', sentence: t`The logbook was saved.`, onUndo: () => void undo() });
      onClose();
    } catch {
      // The form says it, below the field or above the buttons.
    }
  };
  const { fields } = useRefusedFields(record.error, words);
  const [name, className, sectionName, subject] = [period.periodName, period.className, period.sectionName, period.subjectName];
  return (
    <Drawer title={t`${name}: ${subject}`} context={t`Class ${className}, Section ${sectionName}`} onClose={onClose} width={480}>
      <FormStack gap={14} noValidate={false} onSubmit={handleSubmit}>
        <TextAreaField
          label={t`What was taught`}
          rows={4}
          maxLength={1000}
          value={words.description}
          error={fields.description}
          onChange={(event) => setWords({ ...words, description: event.target.value })}
        />
        <ChapterPicker
          chapters={topics.data}
          chapterId={words.chapterId}
          onChapter={(chapterId) => setWords({ ...words, chapterId })}
          onTopic={(topic) => setWords({ ...words, description: [words.description.trim(), topic].filter(Boolean).join(', ') })}
        />
        <TextField
          label={t`Homework`}
          maxLength={500}
          value={words.homework}
          error={fields.homework}
          onChange={(event) => setWords({ ...words, homework: event.target.value })}
        />
        {isLocked ? (
          <TextField
            label={t`Reason for the change`}
            description={t`This day is locked. The reason is kept on record.`}
            maxLength={300}
            required
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
        {record.error ? (
          <Text c="var(--c-bad)" fz="sm" role="alert">
            {errorText(record.error)}
          </Text>
        ) : null}
        <Group gap={0} align="stretch" justify="space-between" wrap="nowrap">
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" isPrimary isBusy={record.isPending} disabled={isLocked && reason.trim() === ''}>{t`Save logbook`}</Button>
        </Group>
      </FormStack>
      <History params={params} />
    </Drawer>
  );
}

function History({ params }: { params: { teacherId: string; date: string; periodId: string } }) {
  const { t } = useLingui();
  const { data } = useLog(getLogHistory, { params });
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.history} aria-label={t`Changes`}>
      <Text component="h3" fz="md" fw={600}>{t`Changes`}</Text>
      <ul>
        {data.map(({ at, by, before, after }) => {
          const [was, is, when] = [before.description ?? '', after.description ?? '', formatDateTime(at)];
          const homework = after.homework ?? '';
          return (
            <li key={at} className={classes.change}>
              <Text span c="dimmed" fz="xs">{t`${by}, ${when}`}</Text>
              {was ? <del>{was}</del> : null}
              {is ? <ins>{is}</ins> : null}
              {homework ? <span>{t`Homework: ${homework}`}</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
