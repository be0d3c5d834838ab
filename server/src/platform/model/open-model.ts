import type { Asked, Choice, ImprovedText, Model, ModelSettings } from './model.ts';

const CHOICE_MS = 8000;
const TEXT_MS = 60_000;
const CHOICES_AT_ONCE = 8;
const TEXTS_AT_ONCE = 2;
const LONGEST_TEXT = 20_000;

/** The model of these settings, or null when none is set. Its library is loaded with the first question. */
export function openModel(settings: ModelSettings | null): Model | null {
  if (settings === null) return null;
  const load = () => import('./ask-model.ts');
  const choosing = atMost<Choice>(CHOICES_AT_ONCE);
  const writing = atMost<string>(TEXTS_AT_ONCE);
  return {
    name: settings.model,
    host: new URL(settings.baseUrl).host,
    chooseTool: (question) =>
      choosing(async () => (await load()).chooseTool(settings, { ...question, signal: AbortSignal.timeout(CHOICE_MS) })),
    improveText: async ({ task, text, maxCharacters, signal }) => {
      const limit = AbortSignal.timeout(TEXT_MS);
      const asked = await writing(async () =>
        (await load()).writeText(settings, {
          task,
          text: text.slice(0, LONGEST_TEXT),
          maxCharacters,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        }),
      );
      return 'failure' in asked ? asked : { value: { text: asked.value, writtenBy: settings.model } satisfies ImprovedText };
    },
  };
}

/** Limits the number of questions at the same time; further ones are refused instead of waiting. */
function atMost<T>(most: number): (ask: () => Promise<Asked<T>>) => Promise<Asked<T>> {
  let open = 0;
  return async (ask) => {
    if (open >= most) return { failure: 'busy' };
    open += 1;
    try {
      return await ask();
    } finally {
      open -= 1;
    }
  };
}
