import { useLingui } from '@lingui/react/macro';
import type { TimetablePlace } from '@shala/contract/timetable';
import { IconDoor, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { SuggestField, TextField } from '#ui/field';
import { FormRow } from '#ui/form';
import { PlaceGrid } from './place-grid.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import type { PartProps, Rules } from './rules.ts';
import { usePlaceWords } from './use-rule-words.ts';

type Room = Rules['rooms'][number];

/** Rooms that classes share: laboratories, grounds, a library. */
export function RoomsPart({ board, rules: { rooms } }: PartProps) {
  const { t } = useLingui();
  const places = usePlaceWords(board);
  const [open, setOpen] = useState<Room | 'new' | null>(null);
  return (
    <Card
      title={t`Shared rooms`}
      fact={t`A section’s own classroom need not be listed`}
      action={
        <Button icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen('new')}>
          {t`Add room`}
        </Button>
      }
    >
      {rooms.length === 0 ? (
        <EmptyState icon={<IconDoor size={24} stroke={1.75} />} title={t`No shared rooms yet. Add laboratories, grounds or the library.`} />
      ) : (
        <DataTable
          isBare
          label={t`Shared rooms`}
          rows={rooms}
          rowId={({ id }) => id}
          onOpen={setOpen}
          columns={[
            { id: 'name', head: t`Room`, width: '28%', cell: ({ name }) => name },
            { id: 'kind', head: t`Type of room`, width: '24%', cell: ({ kind }) => kind },
            { id: 'away', head: t`Not available`, cell: ({ away }) => places(away) },
          ]}
        />
      )}
      {open ? (
        <RoomDialog
          board={board}
          room={open === 'new' ? null : open}
          kinds={[...new Set(rooms.map(({ kind }) => kind).filter(Boolean))]}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Card>
  );
}

type DialogProps = { board: PartProps['board']; room: Room | null; kinds: string[]; onClose: () => void };

function RoomDialog({ board, room, kinds, onClose }: DialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(room?.name ?? '');
  const [kind, setKind] = useState(room?.kind ?? '');
  const [away, setAway] = useState<TimetablePlace[]>(room?.away ?? []);
  const saved = { ...(room && { id: room.id }), name, kind, away };
  return (
    <RuleDialog
      title={room ? t`Edit room` : t`Add room`}
      width={620}
      change={name.trim() === '' ? null : { rooms: [saved] }}
      remove={room ? { label: t`Delete room`, change: { removedRoomIds: [room.id] } } : undefined}
      onClose={onClose}
    >
      <FormRow>
        <TextField label={t`Name`} data-autofocus maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
        <SuggestField
          label={t`Type of room`}
          description={t`For example Laboratory, if a subject can use any room of this type`}
          suggestions={kinds}
          maxLength={40}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        />
      </FormRow>
      <PlaceGrid board={board} label={t`Tick the periods in which the room is not available.`} value={away} onChange={setAway} />
    </RuleDialog>
  );
}
