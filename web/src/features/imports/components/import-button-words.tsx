import { Plural, Trans } from '@lingui/react/macro';
import type { ImportKind } from '@shala/contract/imports';
import { formatNumber } from '#lib/format';

type Props = { kind: ImportKind; added: number; changed: number; hasBad: boolean };

/** What the button of an import does, with its count. */
export function ImportButtonWords({ kind, added, changed, hasBad }: Props) {
  const [count, updated] = [formatNumber(added), formatNumber(changed)];
  if (changed > 0 && added > 0)
    return (
      <Trans>
        Import {count} and update <Plural value={changed} one="# record" other={`${updated} records`} />
      </Trans>
    );
  if (changed > 0) return <Plural value={changed} one="Update # record" other={`Update ${updated} records`} />;
  if (hasBad) return <Plural value={added} one="Import # valid row" other={`Import ${count} valid rows`} />;
  return kind === 'students' ? (
    <Plural value={added} one="Import # student" other={`Import ${count} students`} />
  ) : (
    <Plural value={added} one="Import # employee" other={`Import ${count} employees`} />
  );
}
