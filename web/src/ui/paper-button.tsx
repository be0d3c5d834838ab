import { type ReactNode, useState } from 'react';
import { errorText } from '#lib/error-text';
import { fileAddress } from '#lib/file-address';
import { showToast } from '#lib/toasts';
import { Button } from './button.tsx';

type Props = {
  label: string;
  icon: ReactNode;
  /** Asks for the signed address of the paper. */
  onAsk: () => Promise<{ url: string }>;
};

/** Opens a PDF beside the screen, ready to print. */
export function PaperButton({ label, icon, onAsk }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      const link = document.createElement('a');
      link.href = fileAddress((await onAsk()).url);
      link.target = '_blank';
      link.click();
    } catch (error) {
      showToast({ tone: 'bad', sentence: errorText(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={icon} isBusy={isBusy} onClick={() => void open()}>
      {label}
    </Button>
  );
}
