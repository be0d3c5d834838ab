import { exportLogbook, LOG_EXPORT_FORMATS } from '@shala/contract/logbook';
import { send } from '#lib/send';
import { DownloadButtons } from '#ui/download-buttons';

/** Downloads what was recorded between two days, of one teacher or of all. */
export function LogExport({ from, to, teacherId }: { from: string; to: string; teacherId?: string }) {
  return (
    <DownloadButtons
      formats={LOG_EXPORT_FORMATS}
      onAsk={(format) => send(exportLogbook, { query: { from, to, ...(teacherId ? { teacherId } : {}), format } })}
    />
  );
}
