import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';

/** The questions that one has pinned in the chat, each answered anew: at most eight rows; what else there is is on the screen that the path opens. */
export const listPinnedQuestions = defineCall({
  name: 'listPinnedQuestions',
  method: 'GET',
  path: '/admin/assistant/pins',
  summary: 'The questions on one’s Dashboard, with their answers of now',
  answer: z.object({
    pins: z.array(
      z.object({
        id: z.string(),
        /** The question said back; with the figure behind it where the answer is one figure. */
        title: z.string(),
        head: z.array(z.string()),
        rows: z.array(z.array(z.string())),
        /** The places of the columns that are figures. */
        figures: z.array(z.number()),
        /** How many rows the whole answer has. */
        count: z.number(),
        screen: z.nullable(z.object({ label: z.string(), path: z.string() })),
      }),
    ),
  }),
});

/** Refuses: notFound. */
export const unpinQuestion = defineCall({
  name: 'unpinQuestion',
  method: 'DELETE',
  path: '/admin/assistant/pins/{pinId}',
  summary: 'Takes a question off one’s Dashboard',
  params: z.strictObject({ pinId: id }),
  answer: z.object({}),
});
