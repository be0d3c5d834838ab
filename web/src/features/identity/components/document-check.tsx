import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileUnknown } from '@tabler/icons-react';
import { EmptyState } from '#ui/empty-state';
import { Entrance } from './entrance.tsx';

/** Anybody may ask here whether a document with this code was issued by a school. No documents are issued yet, so every code is unknown. */
export function DocumentCheck({ code }: { code: string }) {
  const { t } = useLingui();
  const shown = code.slice(0, 40);
  return (
    <Entrance
      title={t`Check a document`}
      lead={<Trans>Receipts and certificates made in Shala carry a code that anyone can check here.</Trans>}
    >
      <EmptyState icon={<IconFileUnknown size={24} stroke={1.75} />} title={t`This code is not known`}>
        <p>
          <Trans>
            No receipt or certificate with the code “{shown}” was issued through this Shala. Compare the code with the paper, letter by
            letter, or ask the school that gave it out.
          </Trans>
        </p>
      </EmptyState>
    </Entrance>
  );
}
