import { exportEmployees, printEmployeeCards } from '@shala/contract/employees';
import type { CallInput } from '@shala/contract/shared';
import { IconId } from '@tabler/icons-react';
import { send } from '#lib/send';
import { DownloadButtons } from '#ui/download-buttons';
import { PaperButton } from '#ui/paper-button';

type Filters = Omit<NonNullable<CallInput<typeof exportEmployees>['query']>, 'format'>;

/** Downloads the employees that the filters show, as CSV or XLSX. */
export function ExportMenu({ filters }: { filters: Filters }) {
  return (
    <DownloadButtons formats={['csv', 'xlsx'] as const} onAsk={(format) => send(exportEmployees, { query: { ...filters, format } })} />
  );
}

/** Opens the identity cards of the employees that match, or of one, ready to print. */
export function CardsButton({ query, label }: { query: NonNullable<CallInput<typeof printEmployeeCards>['query']>; label: string }) {
  return (
    <PaperButton
      label={label}
      icon={<IconId size={16} stroke={1.75} aria-hidden="true" />}
      onAsk={() => send(printEmployeeCards, { query })}
    />
  );
}
