import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '@shala/contract/shared';
import { exportTimetable } from '@shala/contract/timetable';
import { IconDownload } from '@tabler/icons-react';
import { send } from '#lib/send';
import { useDownload } from '#lib/use-download';
import { Button } from '#ui/button';
import classes from './paper-buttons.module.css';

type Input = CallInput<typeof exportTimetable>;
type Props = { paper: Input['params']['paper']; id?: string | undefined; date?: string | undefined; isEmpty?: boolean };

/** Downloads a paper of the timetable; the format that is on its way is busy. */
function usePaper() {
  const { busy, download } = useDownload();
  return { busy, download: (input: Input) => download({ name: input.query?.format ?? '', ask: () => send(exportTimetable, input) }) };
}

/** Downloads what the timetable has to keep to for the program FET. */
export function FetButton() {
  const { t } = useLingui();
  const { busy, download } = usePaper();
  return (
    <Button
      size="small"
      icon={<IconDownload size={14} stroke={2} aria-hidden="true" />}
      isBusy={busy !== null}
      onClick={() => void download({ params: { paper: 'school' }, query: { format: 'fet' } })}
    >
      {t`Download for the timetable program FET (if your school uses it)`}
    </Button>
  );
}

/** Downloads the timetables of all shared rooms, a page each, for their doors. */
export function RoomPapersButton({ date }: { date?: string | undefined }) {
  const { t } = useLingui();
  const { busy, download } = usePaper();
  return (
    <Button
      size="small"
      icon={<IconDownload size={14} stroke={2} aria-hidden="true" />}
      isBusy={busy !== null}
      onClick={() => void download({ params: { paper: 'room' }, query: { format: 'pdf', ...(date && { date }) } })}
    >
      {t`Room timetables`}
    </Button>
  );
}

/** Downloads a timetable as PDF or as a table. */
export function PaperButtons({ paper, id, date, isEmpty = false }: Props) {
  const { t } = useLingui();
  const { busy, download } = usePaper();
  const needsId = paper === 'class' || paper === 'teacher';
  const labels = { pdf: t`Download as PDF`, csv: t`Download as CSV`, xlsx: t`Download as Excel` };
  const buttons = (['pdf', 'xlsx', 'csv'] as const).map((format) => (
    <Button
      key={format}
      size="small"
      icon={<IconDownload size={14} stroke={2} aria-hidden="true" />}
      aria-label={labels[format]}
      disabled={isEmpty || (needsId && !id)}
      isBusy={busy === format}
      onClick={() => void download({ params: { paper }, query: { format, ...(id && { id }), ...(date && { date }) } })}
    >
      <span translate="no">{format === 'xlsx' ? 'Excel' : format.toUpperCase()}</span>
    </Button>
  ));
  return <span className={classes.papers}>{buttons}</span>;
}
