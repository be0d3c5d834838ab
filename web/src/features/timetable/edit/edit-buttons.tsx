import { useLingui } from '@lingui/react/macro';
import { IconLock, IconTool } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/button';
import type { Board } from '../lib/board.ts';
import { LocksDialog } from './locks-dialog.tsx';
import { RepairDialog } from './repair-dialog.tsx';

/** The ways to lock periods of the timetable in force and to repair it. */
export function EditButtons({ board, sectionId }: { board: Board; sectionId?: string | undefined }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<'locks' | 'repair' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Button icon={<IconLock size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpened('locks')}>
        {t`Lock periods`}
      </Button>
      <Button icon={<IconTool size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpened('repair')}>
        {t`Replace a teacher`}
      </Button>
      {opened === 'locks' ? <LocksDialog board={board} sectionId={sectionId} onClose={close} /> : null}
      {opened === 'repair' ? <RepairDialog board={board} onClose={close} /> : null}
    </>
  );
}
