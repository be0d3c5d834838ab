import { useLingui } from '@lingui/react/macro';
import { EXPORT_FORMATS, type EXPORT_TABLES, exportAttendance } from '@shala/contract/attendance';
import type { CallInput } from '@shala/contract/shared';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { API_BASE_URL, send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';

type Filters = Omit<NonNullable<CallInput<typeof exportAttendance>['query']>, 'format'>;
type Props = { table: (typeof EXPORT_TABLES)[number]; filters: Filters; hasPdf?: boolean };

/** Downloads what the screen shows, in each format that there is. */
export function ExportButtons({ table, filters, hasPdf = false }: Props) {
  const { t } = useLingui();
  const [busy, setBusy] = useState<string | null>(null);
  const download = async (format: (typeof EXPORT_FORMATS)[number]) => {
    setBusy(format);
    try {
      const { url } = await send(exportAttendance, { params: { table }, query: { ...filters, format } });
      const link = document.createElement('a');
      link.href = url.startsWith('/') ? API_BASE_URL + url : url;
      if (format === 'pdf') link.target = '_blank';
      else link.download = '';
      link.click();
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    } finally {
      setBusy(null);
    }
  };
  const formats = EXPORT_FORMATS.filter((format) => (hasPdf ? format !== 'csv' : format !== 'pdf'));
  return formats.map((format) => {
    const name = format.toUpperCase();
    return (
      <Button
        key={format}
        icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
        aria-label={t`Download as ${name}`}
        isBusy={busy === format}
        onClick={() => void download(format)}
      >
        <span translate="no">{name}</span>
      </Button>
    );
  });
}
