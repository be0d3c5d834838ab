import { Trans, useLingui } from '@lingui/react/macro';
import { setRollNumbers } from '@shala/contract/students';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '#lib/error-text';
import { showToast } from '#lib/toasts';
import { TextField } from '#ui/field';
import { Stack } from '#ui/layout';
import { type Student, useStudentAct } from '../api.ts';
import { MoveDialog } from '../directory/move-dialog.tsx';
import { useStudentWords } from '../lib/words.ts';
import classes from './facts.module.css';
import { InlineFoot } from './inline-foot.tsx';

/** Class, section and roll number of this year, each changed where it stands. */
export function SeatFacts({ student }: { student: Student }) {
  const { t } = useLingui();
  const { seatOf } = useStudentWords();
  const [editing, setEditing] = useState<'section' | 'roll' | null>(null);
  const { id, name, sectionId, rollNumber, leftOn } = student;
  if (sectionId === null) return null;
  const act = (label: string, what: 'section' | 'roll') =>
    leftOn !== null || student.isAnonymised ? null : (
      <span className={classes.acts}>
        <button type="button" className={classes.act} aria-label={label} onClick={() => setEditing(what)}>
          <IconPencil size={14} stroke={2} aria-hidden="true" />
        </button>
      </span>
    );
  return (
    <Stack component="dl" gap={2} fz="sm">
      <div className={classes.fact}>
        <dt>{t`Class and section`}</dt>
        <dd>
          <span className={classes.value}>{seatOf(student)}</span>
          {act(t`Edit: Class and section`, 'section')}
        </dd>
      </div>
      <div className={classes.fact}>
        <dt>{editing === 'roll' ? null : t`Roll no.`}</dt>
        <dd>
          {editing === 'roll' ? (
            <RollForm studentId={id} sectionId={sectionId} rollNumber={rollNumber} onDone={() => setEditing(null)} />
          ) : (
            <>
              <span className={classes.value}>
                {rollNumber ?? (
                  <span className={classes.none}>
                    <Trans>Not entered</Trans>
                  </span>
                )}
              </span>
              {act(t`Edit: Roll no.`, 'roll')}
            </>
          )}
        </dd>
      </div>
      {editing === 'section' ? <MoveDialog studentIds={[id]} name={name} onClose={() => setEditing(null)} /> : null}
    </Stack>
  );
}

type RollProps = { studentId: string; sectionId: string; rollNumber: number | null; onDone: () => void };

function RollForm({ studentId, sectionId, rollNumber, onDone }: RollProps) {
  const { t } = useLingui();
  const [text, setText] = useState(String(rollNumber ?? ''));
  const act = useStudentAct(setRollNumbers, () => {
    showToast({ tone: 'good', sentence: t`The roll number was changed.` });
    onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const numbers = [{ studentId, rollNumber: text === '' ? null : Number(text) }];
    if (!act.isPending) act.mutate({ input: { body: { sectionId, numbers } } });
  };
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onDone()} noValidate>
      <TextField
        label={t`Roll no.`}
        autoFocus
        inputMode="numeric"
        maxLength={3}
        value={text}
        error={act.error ? errorText(act.error) : undefined}
        onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ''))}
      />
      <InlineFoot isBusy={act.isPending} onCancel={onDone} />
    </form>
  );
}
