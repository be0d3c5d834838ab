import { useLingui } from '@lingui/react/macro';
import { Ways } from '#ui/ways';
import { useFinanceWays } from '../lib/ways.ts';

/** The ways between the screens of Finance. */
export function FinanceNav() {
  const { t } = useLingui();
  return <Ways label={t`Finance`} ways={useFinanceWays()} />;
}
