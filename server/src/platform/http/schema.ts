import type { Call } from '@shala/contract/shared';
import { z } from 'zod';

type JsonSchema = { [key: string]: unknown };

/**
 * The call as JSON Schema. With the answer's schema, Fastify writes only what the contract promises; OpenAPI shows all of it. Requests are checked by the
 * contract itself, in `parse.ts`.
 */
export function routeSchema(call: Call): JsonSchema {
  const schema = schemas.get(call) ?? makeSchema(call);
  schemas.set(call, schema);
  return schema;
}

/** Shared by all apps of a process. */
const schemas = new WeakMap<Call, JsonSchema>();

function makeSchema(call: Call): JsonSchema {
  const tag = call.path.split('/')[1] ?? 'other';
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [tag],
    security: call.isPublic ? [] : [{ bearer: [] }],
    ...(call.params && { params: jsonSchema(call.params, 'input') }),
    ...(call.query && { querystring: jsonSchema(call.query, 'input') }),
    ...(call.body && { body: jsonSchema(call.body, 'input') }),
    response: { 200: successSchema(call) },
  };
}

function successSchema(call: Call): JsonSchema {
  return {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { type: 'boolean' }, data: jsonSchema(call.answer, 'output'), message: { type: 'string' } },
  };
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-7' }) as JsonSchema;
  return plainNulls(json) as JsonSchema;
}

/** Turns `anyOf [X, null]` into a nullable X, so that the serializer needs no validator at run time. */
function plainNulls(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plainNulls);
  if (typeof node !== 'object' || node === null) return node;
  const { anyOf, ...rest } = node as JsonSchema;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, plainNulls(value)]));
  if (!Array.isArray(anyOf)) return plain;
  const others = anyOf.filter((option: JsonSchema) => option.type !== 'null');
  if (others.length === 1 && others.length < anyOf.length) return { ...plain, ...(plainNulls(others[0]) as JsonSchema), nullable: true };
  return { ...plain, anyOf: plainNulls(anyOf) };
}
