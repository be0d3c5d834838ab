import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { formatDateTime } from '#lib/format';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import type { DayState, RegisterState } from '../api.ts';
import type { Register } from './use-register.ts';

/** What has to be known before marking: a lock, marks kept in this browser, somebody who saved meanwhile. */
export function RegisterNotices({ sheet, register, day }: { sheet: Register; register: RegisterState; day: DayState }) {
  const { t } = useLingui();
  const savedAt = register.savedAt ? formatDateTime(register.savedAt) : '';
  const { savedBy } = register;
  const locked = formatDateTime(day.locksAt);
  if (sheet.isOutdated)
    return (
      <Notice icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>
        <Trans>
          {savedBy} saved this register at {savedAt}, after you opened it.{' '}
          <Plural
            value={sheet.changed.length}
            one="Your entry is different for # person."
            other="Your entries are different for # people."
          />
        </Trans>{' '}
        <Button size="small" onClick={sheet.drop}>{t`Show the saved register`}</Button>{' '}
        <Button size="small" onClick={sheet.rebase}>{t`Keep my entries`}</Button>
      </Notice>
    );
  if (day.isLocked)
    return (
      <Notice icon={<IconLock size={16} stroke={1.75} aria-hidden="true" />}>
        <Trans>This register was locked on {locked}. You can still change it. When you save, you must enter why you changed it.</Trans>
      </Notice>
    );
  if (sheet.hasDraft && register.version > 0)
    return (
      <Notice>
        <Plural
          value={sheet.changed.length}
          one="# change is not saved yet. Until it is saved, only this computer has it."
          other="# changes are not saved yet. Until they are saved, only this computer has them."
        />{' '}
        <Button size="small" onClick={sheet.drop}>{t`Discard my changes`}</Button>
      </Notice>
    );
  return null;
}
