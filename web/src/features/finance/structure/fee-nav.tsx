import { useLingui } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import { Ways } from '#ui/ways';

/** The ways between what is set once for the fees of a year. */
export function FeeNav() {
  const { t } = useLingui();
  const ways = [
    { path: paths.feesData, label: t`Fee structure` },
    { path: paths.feeRulesData, label: t`Fee rules` },
    { path: paths.concessionsData, label: t`Concessions` },
  ];
  return <Ways label={t`Fees`} ways={ways} />;
}
