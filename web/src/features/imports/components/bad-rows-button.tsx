import { useLingui } from '@lingui/react/macro';
import { getImportBadRows } from '@shala/contract/imports';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { API_BASE_URL, send } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';

/** Downloads the rows with errors as a workbook, each with what to correct. */
export function BadRowsButton({ importId, size = 'normal' }: { importId: string; size?: 'small' | 'normal' }) {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { url } = await send(getImportBadRows, { params: { importId } });
      const link = document.createElement('a');
      link.href = API_BASE_URL + url;
      link.download = '';
      link.click();
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      size={size}
      icon={<IconDownload size={size === 'small' ? 14 : 16} stroke={1.75} aria-hidden="true" />}
      isBusy={isBusy}
      onClick={() => void download()}
    >
      {t`Download rows with errors`}
    </Button>
  );
}
