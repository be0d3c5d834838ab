import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileUnknown } from '@tabler/icons-react';
import { CallError } from '#lib/call-error';
import { EmptyState } from '#ui/empty-state';

/** Says that no paper bears a code. */
export function UnknownCode({ code }: { code: string }) {
  const { t } = useLingui();
  const shown = code.slice(0, 40);
  return (
    <EmptyState icon={<IconFileUnknown size={24} stroke={1.75} />} title={t`Code not found`}>
      <p>
        <Trans>
          No receipt or certificate with the code “{shown}” was issued here. Check the code on the paper again, or ask the school that
          issued it.
        </Trans>
      </p>
    </EmptyState>
  );
}

/** True when a call knows nothing of a code. */
export function isUnknown(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}
