import { Trans } from '@lingui/react/macro';
import type { ImportField, KnownChoice } from '@shala/contract/imports';
import { Notice } from '#ui/notice';
import type { Preview } from '../api.ts';
import { DroppedColumns } from './dropped-columns.tsx';
import { TidyNamesCard } from './tidy-names-card.tsx';
import { TransportCard } from './transport-card.tsx';

const PHONES: readonly ImportField[] = ['phone', 'fatherPhone', 'motherPhone'];

type Props = { preview: Preview; choice: KnownChoice; onPreview: (preview: Preview) => void };

/** What the import will do that the rows do not show: names, transport, and what is missing. */
export function PreviewNotes({ preview, choice, onPreview }: Props) {
  const { kind, mapping, names } = preview;
  const hasPhone = mapping.some((field) => field !== null && PHONES.includes(field));
  return (
    <>
      {names.count > 0 ? <TidyNamesCard preview={preview} onPreview={onPreview} /> : null}
      {kind === 'students' ? <TransportCard preview={preview} choice={choice} /> : null}
      {kind === 'students' && !hasPhone ? (
        <Notice>
          <Trans>No column has a mobile number: parents get no messages.</Trans>
        </Notice>
      ) : null}
      <DroppedColumns preview={preview} />
    </>
  );
}
