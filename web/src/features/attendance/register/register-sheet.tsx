import { Trans, useLingui } from '@lingui/react/macro';
import { MARKS, type Mark } from '@shala/contract/attendance';
import { IconKeyboard } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#lib/format';
import { showToast } from '#lib/toasts';
import { useSpaceAbove } from '#lib/use-space-above';
import { Button } from '#ui/button';
import { KeyCap } from '#ui/controls';
import type { DayState, RegisterState } from '../api.ts';
import { MarkLegend } from '../components/mark-legend.tsx';
import { useMarkWords } from '../lib/words.ts';
import { isHeldByLeave, type Person, type RegisterActs } from './draft.ts';
import { RegisterKeyboardShortcuts } from './keyboard-shortcuts.tsx';
import { RegisterNotices } from './register-notices.tsx';
import { RegisterRow } from './register-row.tsx';
import classes from './register-table.module.css';
import { SavingReason, useSaveRegister } from './save-register.tsx';
import { type Register, useRegister } from './use-register.ts';
import { useRegisterKeys } from './use-register-keys.ts';

type Props = {
  /** Names this register in the browser's memory. */
  name: string;
  label: string;
  numberHead: string;
  day: DayState;
  register: RegisterState;
  people: readonly Person[];
  acts: RegisterActs;
  /** A way on, once everything is saved. */
  next?: ReactNode;
};

/** A register to mark: a line a person, by mouse or by keyboard alone, saved in one go. */
export function RegisterSheet({ name, label, numberHead, day, register, people, acts, next }: Props) {
  const { t } = useLingui();
  const sheet = useRegister({ name, people, register });
  const list = useRef<HTMLTableSectionElement>(null);
  useFirstRow(list);
  const [hasKeys, setHasKeys] = useState(false);
  const saving = useSaveRegister({ sheet, people, register, day, acts });
  const mark = (id: string, value: Mark) => {
    const person = people.find((one) => one.id === id);
    if (value === 'A' && person && isHeldByLeave(person)) {
      showToast({ tone: 'plain', sentence: t`${person.name} is on approved leave. Withdraw the leave to mark the person absent.` });
    } else sheet.mark(id, value);
  };
  useRegisterKeys({
    people,
    list,
    isBusy: saving.isBusy || saving.isAsking || hasKeys,
    onMark: mark,
    onAllPresent: sheet.markAllPresent,
    onSave: saving.save,
    onHelp: () => setHasKeys(true),
  });
  const above = useSpaceAbove();
  return (
    <>
      <RegisterNotices sheet={sheet} register={register} day={day} />
      <div ref={above} className={classes.frame}>
        <div className={classes.scroll}>
          <table className={classes.table} aria-label={label}>
            <thead>
              <tr>
                <th scope="col" style={{ width: 72 }}>
                  {numberHead}
                </th>
                <th scope="col" style={{ width: '34%' }}>{t`Name`}</th>
                <th scope="col" style={{ width: 220 }}>{t`Attendance`}</th>
                <th scope="col">{t`Reason`}</th>
              </tr>
            </thead>
            <tbody ref={list}>
              {people.map((person, index) => (
                <RegisterRow
                  key={person.id}
                  person={person}
                  entry={sheet.entries[person.id] ?? { mark: 'P', reason: '' }}
                  isChanged={register.version > 0 && sheet.changed.includes(person.id)}
                  isFirst={index === 0}
                  onMark={mark}
                  onExplain={sheet.explain}
                />
              ))}
            </tbody>
          </table>
        </div>
        <MarkLegend />
        <RegisterFoot sheet={sheet} register={register} onHelp={() => setHasKeys(true)} onSave={saving.save} next={next} />
      </div>
      {hasKeys ? <RegisterKeyboardShortcuts onClose={() => setHasKeys(false)} /> : null}
      <SavingReason saving={saving} sheet={sheet} register={register} />
    </>
  );
}

/** The register opens with its first row under the keys, unless something else has them. */
function useFirstRow(list: { current: HTMLElement | null }): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.tagName === 'H1')
      list.current?.querySelector<HTMLElement>('[data-person]')?.focus({ preventScroll: true });
  }, [list]);
}

type FootProps = { sheet: Register; register: RegisterState; onHelp: () => void; onSave: () => void; next: ReactNode };

function RegisterFoot({ sheet, register, onHelp, onSave, next }: FootProps) {
  const { t } = useLingui();
  const words = useMarkWords();
  const all = Object.values(sheet.entries);
  const savedAt = register.savedAt ? formatDateTime(register.savedAt) : '';
  const { savedBy } = register;
  return (
    <div className={classes.foot}>
      {MARKS.map((name) => {
        const count = all.filter(({ mark }) => mark === name).length;
        return name === 'P' || count > 0 ? (
          <span key={name}>
            {words[name]} <strong>{count}</strong>
          </span>
        ) : null;
      })}
      <span role="status">
        {register.version === 0 ? (
          <Trans>Not saved</Trans>
        ) : sheet.hasDraft ? (
          <Trans>Unsaved changes</Trans>
        ) : (
          <Trans>
            Saved {savedAt} by {savedBy}
          </Trans>
        )}
      </span>
      <span className={classes.acts}>
        <Button size="small" icon={<IconKeyboard size={14} stroke={1.75} aria-hidden="true" />} onClick={onHelp}>
          {t`Keyboard shortcuts`}
          <KeyCap name="?" />
        </Button>
        {sheet.isDirty ? null : next}
        <Button isPrimary disabled={!sheet.isDirty} onClick={onSave}>
          {t`Save`}
        </Button>
      </span>
    </div>
  );
}
