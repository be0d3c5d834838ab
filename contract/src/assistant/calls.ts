import { z } from 'zod/mini';
import { defineCall, optionalText, readText } from '../shared/index.ts';

export const MAX_PROMPT_LENGTH = 2000;

/**
 * One prompt of the chat. The answer is the same in two shapes: `html` from the server's own templates, escaped and sanitised, whose
 * buttons carry the next prompt in `data-prompt`, and `markdown`. Nothing is written without a confirmation in a later prompt.
 * Refuses: tooMany (20 prompts a minute).
 */
export const chat = defineCall({
  name: 'chat',
  method: 'POST',
  path: '/mcp/chat',
  summary: 'Asks the assistant in plain words',
  body: z.object({
    prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PROMPT_LENGTH)),
    /** The first prompt of a new conversation: nothing said before in this sign-in counts, and a plan that is open is dropped. */
    begins: z.optional(z.boolean()),
  }),
  answer: z.object({ html: z.string(), markdown: z.string() }),
  /** Either may be missing; without both the screen says that the format is unexpected. */
  reads: z.catch(z.object({ html: readText(), markdown: readText() }), { html: '', markdown: '' }),
});

export const LOG_OUTCOMES = ['answered', 'asked', 'declined', 'prepared', 'done', 'cancelled', 'undone', 'failed'] as const;

/** What was asked and done, newest first, fifty a page. `search` looks into the prompts, what their plans were to do, and the names of the askers. */
export const listAssistantLog = defineCall({
  name: 'listAssistantLog',
  method: 'GET',
  path: '/admin/assistant/log',
  summary: 'What the assistant was asked and did',
  query: z.strictObject({
    search: z.optional(optionalText(80)),
    outcome: z.optional(z.enum(LOG_OUTCOMES)),
    after: z.optional(optionalText(100)),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        by: z.string(),
        prompt: z.string(),
        /** What was asked for when a “yes”, “no” or “undo” settled it; null for everything else. */
        settles: z.nullable(z.string()),
        /** What the plan was to do, in its own words; null where there was none. */
        act: z.nullable(z.string()),
        intent: z.string(),
        outcome: z.enum(LOG_OUTCOMES),
        /** It was done, and taken back since. */
        isTakenBack: z.boolean(),
        affected: z.number(),
        milliseconds: z.number(),
        /** Through which door: the chat, or a program by MCP. */
        channel: z.enum(['chat', 'mcp']),
        /** The language model that was asked and its host, the very words that left the machine for it, and why it gave no answer. */
        model: z.nullable(z.string()),
        sent: z.nullable(z.string()),
        modelFailure: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});

/** Which language model the assistant may ask, and when; null where none is configured and nothing leaves the machine. */
export const getAssistantModel = defineCall({
  name: 'getAssistantModel',
  method: 'GET',
  path: '/admin/assistant/model',
  summary: 'The language model that the assistant may ask',
  answer: z.object({
    model: z.nullable(
      z.object({ name: z.string(), host: z.string(), mode: z.enum(['fallback', 'always']), aDay: z.number(), asked: z.number() }),
    ),
  }),
});
