import { useLingui } from '@lingui/react/macro';
import { exportAuditLog } from '@shala/contract/school';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { fileAddress } from '#lib/file-address';
import { send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';

export type AuditFilter = { from?: string; to?: string; user?: string; entity?: string; entityId?: string; search?: string };

/** Downloads what the filters show. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { url } = await send(exportAuditLog, { query: filter });
      window.location.assign(fileAddress(url));
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
      aria-label={t`Download as CSV`}
      isBusy={isBusy}
      onClick={() => void download()}
    >
      <span translate="no">CSV</span>
    </Button>
  );
}
