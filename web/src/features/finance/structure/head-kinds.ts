import { useLingui } from '@lingui/react/macro';
import type { HEAD_KINDS } from '@shala/contract/finance';

/** What kinds of fee heads are called. */
export function useHeadKinds(): Record<(typeof HEAD_KINDS)[number], string> {
  const { t } = useLingui();
  return {
    tuition: t`Tuition`,
    transport: t`Transport`,
    lab: t`Laboratory`,
    exam: t`Examination`,
    admission: t`Admission`,
    annual: t`Annual`,
    activity: t`Activity`,
    late: t`Late fee`,
    bounce: t`Cheque bounce charge`,
    arrears: t`Old dues`,
    other: t`Other fee`,
  };
}
