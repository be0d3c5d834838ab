import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { addExamRoom, type ExamRoom, removeExamRoom, saveExamRoom } from '@shala/contract/exams';
import { IconDoor, IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { closeWith } from '#lib/close-with';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { TextField } from '#ui/field';
import { Form, FormRow } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useExamAct } from '../api.ts';

/** The rooms for exams; they are the same for all exams. */
export function RoomsCard({ rooms }: { rooms: readonly ExamRoom[] }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<ExamRoom | 'new' | null>(null);
  const capacity = rooms.reduce((sum, room) => sum + room.capacity, 0);
  return (
    <Card
      title={t`Rooms`}
      fact={<Plural value={capacity} one="# seat" other="# seats" />}
      action={
        <Button icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen('new')}>
          {t`Add room`}
        </Button>
      }
    >
      {rooms.length === 0 ? (
        <EmptyState icon={<IconDoor size={24} stroke={1.75} />} title={t`No rooms yet. Add the rooms in which papers are written.`} />
      ) : (
        <DataTable
          isBare
          isCompact
          label={t`Rooms`}
          rows={rooms}
          rowId={({ id }) => id}
          onOpen={setOpen}
          columns={[
            { id: 'name', head: t`Room`, cell: ({ name }) => name, isOneLine: true },
            {
              id: 'rows',
              head: t`Arrangement of seats`,
              cell: ({ rows, benches, seatsPerBench }) =>
                t`${plural(rows, { one: '# row', other: '# rows' })}, ${plural(benches, { one: '# bench', other: '# benches' })} in a row, ${plural(seatsPerBench, { one: '# student', other: '# students' })} on a bench`,
            },
            { id: 'seats', head: t`Seats`, cell: (room) => room.capacity, isFigure: true },
          ]}
        />
      )}
      {open ? <RoomDialog room={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </Card>
  );
}

function RoomDialog({ room, onClose }: { room: ExamRoom | null; onClose: () => void }) {
  const { t } = useLingui();
  const [add, save, remove] = [useExamAct(addExamRoom), useExamAct(saveExamRoom), useExamAct(removeExamRoom)];
  const [name, setName] = useState(room?.name ?? '');
  const [size, setSize] = useState({
    rows: String(room?.rows ?? 6),
    benches: String(room?.benches ?? 4),
    seatsPerBench: String(room?.seatsPerBench ?? 2),
  });
  const isBusy = add.isPending || save.isPending || remove.isPending;
  const body = { name, rows: Number(size.rows), benches: Number(size.benches), seatsPerBench: Number(size.seatsPerBench) };
  const { fields, ofForm } = useRefusedFields(add.error ?? save.error ?? remove.error, body);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => closeWith(onClose, t`The room was saved.`);
    if (room) save.mutate({ params: { roomId: room.id }, body }, { onSuccess });
    else add.mutate({ body }, { onSuccess });
  };
  const deleteRoom = (roomId: string) =>
    remove.mutate({ params: { roomId } }, { onSuccess: () => closeWith(onClose, t`The room was deleted.`) });
  const field = (key: keyof typeof size) => ({
    inputMode: 'numeric' as const,
    value: size[key],
    error: fields[key],
    onChange: ({ target }: { target: HTMLInputElement }) => setSize({ ...size, [key]: target.value.replace(/\D/g, '').slice(0, 2) }),
  });
  return (
    <Modal title={room ? t`Edit room` : t`Add room`} onClose={onClose} isLocked={isBusy}>
      <Form label={t`Room`} onSubmit={submit}>
        <TextField
          label={t`Name`}
          data-autofocus
          maxLength={60}
          value={name}
          error={fields.name}
          onChange={({ target }) => setName(target.value)}
        />
        <FormRow>
          <TextField label={t`Rows`} {...field('rows')} />
          <TextField label={t`Benches in a row`} {...field('benches')} />
          <TextField label={t`Students on a bench`} {...field('seatsPerBench')} />
        </FormRow>
        <FormError error={ofForm} />
        <ModalFoot>
          {room ? (
            <Button isDanger disabled={isBusy} onClick={() => deleteRoom(room.id)}>
              {t`Delete room`}
            </Button>
          ) : (
            <Button onClick={onClose} disabled={isBusy}>{t`Cancel`}</Button>
          )}
          <Button type="submit" isPrimary disabled={name.trim() === ''} isBusy={isBusy}>{t`Save`}</Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
