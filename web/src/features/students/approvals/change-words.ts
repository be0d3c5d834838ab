import { useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '@shala/contract/shared';
import type { listIdentityChanges } from '@shala/contract/students';
import { useFieldWords } from '#features/history';

export type IdentityChange = CallAnswer<typeof listIdentityChanges>[number];

/** What a change that was asked for comes to, in words. */
export function useChangeWords() {
  const { t } = useLingui();
  const { fieldOf, shownOf } = useFieldWords();
  return ({ act, guardian, before, after }: IdentityChange): string => {
    const person = shownOf(act === 'removeGuardian' ? before.name : after.name);
    const relation = shownOf(act === 'removeGuardian' ? before.relation : after.relation);
    if (act === 'addGuardian') return t`New guardian: ${person} (${relation})`;
    if (act === 'removeGuardian') return t`Remove guardian: ${person} (${relation})`;
    const lines = Object.keys(after)
      .map((field) => `${fieldOf(field)}: ${shownOf(before[field])} → ${shownOf(after[field])}`)
      .join(', ');
    return guardian ? t`${guardian}: ${lines}` : lines;
  };
}
