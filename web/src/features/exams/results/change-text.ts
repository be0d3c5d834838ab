import { t } from '@lingui/core/macro';
import type { CardChange, getResultVersion } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';

type Changed = CallAnswer<typeof getResultVersion>['changed'][number];

/** What of a student's card differs from the result published before. */
export function changeText({ isNew, before, after, rankBefore, rankAfter, what }: Changed): string {
  if (isNew) return t`Not in the result published before`;
  const [rankThen, rankNow] = [rankBefore ?? '–', rankAfter ?? '–'];
  const texts: Record<CardChange, string> = {
    marks: before === after ? t`Marks or grade changed` : t`${before} before, ${after} now`,
    rank: t`rank ${rankThen} before, ${rankNow} now`,
    areas: t`co-scholastic grades changed`,
    remark: t`remark changed`,
    voices: t`entries of the holistic card changed`,
  };
  return what.map((one) => texts[one]).join(', ');
}
