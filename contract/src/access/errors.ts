/** Refusals of access tokens, by code. */
export const accessErrors = {
  tokenNameTaken: 'There is a token of this name already. Choose another name, or revoke the other one first.',
  tooManyTokens: 'There are {most} tokens in use. Revoke one that is no longer needed.',
  /** 401 */
  badToken: 'This token is not valid: it may be mistyped, revoked or past its last day. Make another one at /data/access.',
  /** 403 */
  readOnlyToken: 'This token may only read. Make one that may prepare changes at /data/access.',
  foreignOrigin: 'This address may not be used from there.',
} as const;
