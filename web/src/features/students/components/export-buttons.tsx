import { useLingui } from '@lingui/react/macro';
import type { CallInput } from '@shala/contract/shared';
import { exportStudents, printStudents } from '@shala/contract/students';
import { IconId, IconPrinter } from '@tabler/icons-react';
import { send } from '#lib/send';
import { DownloadButtons } from '#ui/download-buttons';
import { PaperButton } from '#ui/paper-button';

type Query = NonNullable<CallInput<typeof exportStudents>['query']>;
type Filters = Omit<Query, 'kind' | 'format'>;
type Props = { kind: Query['kind']; filters?: Filters; isEmpty?: boolean };

/** Downloads all that the filters show, or those that are chosen, as CSV or XLSX. */
export function ExportButtons({ kind, filters = {}, isEmpty = false }: Props) {
  return (
    <DownloadButtons
      formats={['csv', 'xlsx'] as const}
      isEmpty={isEmpty}
      onAsk={(format) => send(exportStudents, { query: { ...filters, kind, format } })}
    />
  );
}

/** The class list and the identity cards of those whom the filters show, or who are chosen, ready to print. */
export function PrintButtons({ filters, hasList = true }: { filters: Filters; hasList?: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {hasList ? (
        <PaperButton
          label={t`Class list`}
          icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
          onAsk={() => send(printStudents, { query: { ...filters, kind: 'list' } })}
        />
      ) : null}
      <PaperButton
        label={t`ID cards`}
        icon={<IconId size={16} stroke={1.75} aria-hidden="true" />}
        onAsk={() => send(printStudents, { query: { ...filters, kind: 'cards' } })}
      />
    </>
  );
}
