import { isCommonPassword } from '#platform/auth';
import { fieldSentence, Refusal } from '#platform/errors';

/** Refuses a new password that attackers would try first. */
export async function refuseCommon(password: string, ownTexts: readonly string[] = []): Promise<void> {
  if (await isCommonPassword(password, ownTexts))
    throw new Refusal('invalid', 'badInput', { fields: { password: fieldSentence('commonPassword', {}) } });
}
