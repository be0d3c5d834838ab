import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useDownload } from '#lib/use-download';
import { Button } from './button.tsx';

type Props<Format extends string> = {
  formats: readonly Format[];
  /** What the button says, where the name of the format does not say what is downloaded. */
  label?: string;
  /** Whether the screen shows nothing: a file of headings alone would look like a failure. */
  isEmpty?: boolean;
  /** Asks for the signed address of the file in that format. */
  onAsk: (format: Format) => Promise<{ url: string }>;
};

/** Downloads what a screen shows, a button for each format; a PDF opens beside the screen. */
export function DownloadButtons<Format extends string>({ formats, label, isEmpty = false, onAsk }: Props<Format>) {
  const { t } = useLingui();
  const { busy, download } = useDownload();
  return formats.map((format) => {
    const name = format === 'xlsx' ? 'Excel' : format.toUpperCase();
    return (
      <Button
        key={format}
        icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
        aria-label={label ?? t`Download as ${name}`}
        title={
          isEmpty
            ? t`There is nothing to download.`
            : format === 'csv'
              ? t`CSV: a plain list for other programs. To read or print it, use Excel.`
              : undefined
        }
        disabled={isEmpty}
        isBusy={busy === format}
        onClick={() => void download({ name: format, ask: () => onAsk(format), isBeside: format === 'pdf' })}
      >
        {label ?? <span translate="no">{name}</span>}
      </Button>
    );
  });
}
