import { z } from 'zod/mini';
import { defineCall, id, text } from '../shared/index.ts';

/** What a token may do: only read, or also prepare changes, which a person confirms in Shala. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
/** The possible lifetimes of a token in days. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
export const TOKEN_NAME_LENGTH = 60;

const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  isYours: z.boolean(),
  scope: z.enum(TOKEN_SCOPES),
  /** The last four characters of the secret, to recognise it. */
  ending: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type AccessToken = z.infer<typeof accessToken>;

/** The school's tokens, active ones first, and the address for programs. */
export const listAccessTokens = defineCall({
  name: 'listAccessTokens',
  method: 'GET',
  path: '/admin/access/tokens',
  summary: 'The tokens of programs that use this school’s data',
  answer: z.object({ tokens: z.array(accessToken), address: z.string() }),
});

/** Creates a token for the signed-in administrator. `secret` is only in this answer. Refuses: tokenNameTaken, tooManyTokens. */
export const addAccessToken = defineCall({
  name: 'addAccessToken',
  method: 'POST',
  path: '/admin/access/tokens',
  summary: 'Makes a token for a program',
  body: z.strictObject({
    name: text(TOKEN_NAME_LENGTH),
    scope: z.enum(TOKEN_SCOPES),
    days: z.union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)]),
  }),
  answer: z.object({ token: accessToken, secret: z.string() }),
});

/** Revokes any token of the school immediately. */
export const revokeAccessToken = defineCall({
  name: 'revokeAccessToken',
  method: 'DELETE',
  path: '/admin/access/tokens/{tokenId}',
  summary: 'Ends a token at once',
  params: z.strictObject({ tokenId: id }),
  answer: z.object({}),
});
