export type { TokenPayload } from '@shala/contract/identity';
export { type Authority, makeAuthority, TOKEN_SECONDS } from './authority.ts';
export { isCommonPassword } from './common-passwords.ts';
export { makeFeedKey, readFeedKey } from './feed-key.ts';
export { loadSigningKeys, rotateSigningKeys, type SigningKey } from './keys.ts';
export { type HashingCost, hashPassword, isPassword } from './passwords.ts';
export { base32, findTotpStep, makeTotpSecret } from './totp.ts';
