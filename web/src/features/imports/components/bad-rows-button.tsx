import { useLingui } from '@lingui/react/macro';
import { getImportBadRows } from '@shala/contract/imports';
import { IconDownload } from '@tabler/icons-react';
import { send } from '#lib/send';
import { useDownload } from '#lib/use-download';
import { Button } from '#ui/button';

/** Downloads the rows with errors as a workbook, each with what to correct. */
export function BadRowsButton({ importId, size = 'normal' }: { importId: string; size?: 'small' | 'normal' }) {
  const { t } = useLingui();
  const { busy, download } = useDownload();
  return (
    <Button
      size={size}
      icon={<IconDownload size={size === 'small' ? 14 : 16} stroke={1.75} aria-hidden="true" />}
      isBusy={busy !== null}
      onClick={() => void download({ name: importId, ask: () => send(getImportBadRows, { params: { importId } }) })}
    >
      {t`Download rows with errors`}
    </Button>
  );
}
