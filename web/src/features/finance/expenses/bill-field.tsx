import { useLingui } from '@lingui/react/macro';
import { MAX_BILL_BYTES } from '@shala/contract/finance';
import { FileField } from '#ui/file-field';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

type Props = { file: File | null; onChange: (file: File | null) => void; isDisabled: boolean; isOptional?: boolean };

/** A photo or PDF of the bill. */
export function BillField({ isOptional, ...props }: Props) {
  const { t } = useLingui();
  const rule = { types: TYPES, words: t`a photo (JPEG, PNG, WebP) or a PDF`, maxBytes: MAX_BILL_BYTES };
  return (
    <FileField
      {...props}
      label={t`Bill or voucher (photo or PDF)`}
      rule={rule}
      note={isOptional ? t`Up to 10 MB. Optional.` : t`Up to 10 MB.`}
    />
  );
}
