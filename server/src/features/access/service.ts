import type * as calls from '@shala/contract/access';
import type { CallAnswer } from '@shala/contract/shared';
import { requireFreshPassword } from '#features/identity';
import type { Database } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, Signed, SlowContext, WriteContext } from '#platform/http';
import { hashSecret, makeSecret, schoolOfSecret } from './secret.ts';
import * as store from './tokens.store.ts';

const MOST_TOKENS = 50;

/** The school's tokens and the address that programs connect to. */
export async function listAccessTokens(context: ReadContext): Promise<CallAnswer<typeof calls.listAccessTokens>> {
  const tokens = await store.listAccessTokens(context.db, context.school.id);
  return { tokens: tokens.map((token) => onWire(context, token)), address: `${context.platform.publicUrl}/mcp` };
}

/** Creates a token for the signed-in administrator. Its secret is only in the answer, which is therefore not stored for repeated requests. */
export async function addAccessToken(
  context: SlowContext,
  { body: { name, scope, days } }: Input<typeof calls.addAccessToken>,
): Promise<CallAnswer<typeof calls.addAccessToken>> {
  const { school, admin } = context;
  const secret = makeSecret(school.id);
  const token = await context.inTransaction(async (write) => {
    const { db, audit } = write;
    await requireFreshPassword(write);
    const names = await store.lockActiveNames(db, school.id);
    if (names.includes(name.toLowerCase())) throw new Refusal('conflict', 'tokenNameTaken');
    if (names.length >= MOST_TOKENS) throw new Refusal('unprocessable', 'tooManyTokens', { values: { most: MOST_TOKENS } });
    const secretHash = hashSecret(secret);
    const id = await store.addAccessToken(db, {
      schoolId: school.id,
      accountId: admin.id,
      name,
      scope,
      days,
      secretHash,
      ending: secret.slice(-4),
    });
    audit({ entity: 'accessToken', entityId: id, after: { name, scope, days } });
    return (await store.findToken(db, school.id, id)) as store.TokenRow;
  });
  return { token: onWire(context, token), secret };
}

/** Revokes a token, whoever of the school made it. */
export async function revokeAccessToken(
  { db, school, audit }: WriteContext,
  { params: { tokenId } }: Input<typeof calls.revokeAccessToken>,
): Promise<CallAnswer<typeof calls.revokeAccessToken>> {
  const token = await store.findToken(db, school.id, tokenId);
  if (token === null || !(await store.revokeAccessToken(db, school.id, tokenId))) throw notFound();
  audit({ entity: 'accessToken', entityId: tokenId, before: { name: token.name, scope: token.scope, owner: token.owner } });
  return {};
}

export type Entrance = store.Access & { schoolId: string };

/** The owner of the token in an Authorization header; null when it is unknown, revoked or expired, or its owner is deactivated. */
export async function openByToken(database: Database, header: string | undefined): Promise<Entrance | null> {
  const [scheme, secret = ''] = (header ?? '').split(' ');
  const schoolId = scheme?.toLowerCase() === 'bearer' ? schoolOfSecret(secret) : null;
  if (schoolId === null) return null;
  const access = await database.schoolTransaction(schoolId, (db) => store.useToken(db, schoolId, hashSecret(secret)));
  return access === null ? null : { ...access, schoolId };
}

function onWire({ admin }: Signed, { accountId, createdAt, expiresAt, lastUsedAt, ...token }: store.TokenRow) {
  return {
    ...token,
    isYours: accountId === admin.id,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
