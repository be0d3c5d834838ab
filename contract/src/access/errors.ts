/** Refusals of access tokens, by code. */
export const accessErrors = {
  tokenNameTaken: 'An API token with this name already exists. Use another name, or stop the access of the old one first.',
  tooManyTokens: 'There are already {most} active tokens. Stop the access of one that is no longer needed.',
  /** 401 */
  badToken: 'This token is not valid. It may be mistyped, stopped or expired. Create a new one at /data/access.',
  /** 403 */
  readOnlyToken: 'This token can only read. At /data/access, create one that can prepare changes.',
  foreignOrigin: 'Requests from this website are not allowed.',
} as const;
