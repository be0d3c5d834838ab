export type { TokenPayload } from '@shala/contract/identity';
export { type Authority, makeAuthority, TOKEN_SECONDS } from './authority.ts';
export { loadSigningKeys, rotateSigningKeys, type SigningKey } from './keys.ts';
export { hashPassword, isPassword } from './passwords.ts';
