import { z } from 'zod/mini';

/** Every JSON answer of the server. Failures have `success: false`, the same sentence as `error` and `message`, and a stable `code`. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
  data: z.optional(z.unknown()),
});

export type Failure = z.infer<typeof failureSchema>;

/** The success envelope around an answer's schema. */
export function successOf<A extends z.core.$ZodType>(answer: A) {
  return z.object({ success: z.literal(true), data: answer, message: z.optional(z.string()) });
}
