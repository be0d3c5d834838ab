import type { ReactNode } from 'react';
import { useAdminDetails } from '#features/identity';
import { PrintSheet } from '#ui/print-sheet';

type Props = { title: string; context?: ReactNode; children: ReactNode; onPrinted?: () => void };

/** A paper of the school's office. */
export function FinancePaper(props: Props) {
  const { data } = useAdminDetails();
  return <PrintSheet from={data?.schoolName ?? ''} {...props} />;
}
