import type { ModelSettings, ModelUse } from '../model/index.ts';

const ANTHROPIC = 'https://api.anthropic.com/v1';
type Variables = {
  ASSISTANT_PROVIDER?: ModelSettings['provider'] | undefined;
  ASSISTANT_BASE_URL?: string | undefined;
  ASSISTANT_MODEL?: string | undefined;
  ASSISTANT_API_KEY?: string | undefined;
};

/** The language model from the settings, or null when no provider is set. */
export function modelSettings({
  ASSISTANT_PROVIDER,
  ASSISTANT_BASE_URL,
  ASSISTANT_MODEL,
  ASSISTANT_API_KEY,
}: Variables): ModelSettings | null {
  if (ASSISTANT_PROVIDER === undefined || ASSISTANT_MODEL === undefined) return null;
  const baseUrl = (ASSISTANT_BASE_URL ?? ANTHROPIC).replace(/\/+$/, '');
  return { provider: ASSISTANT_PROVIDER, baseUrl, model: ASSISTANT_MODEL, apiKey: ASSISTANT_API_KEY };
}

/** How the assistant uses the model. */
export function modelUse({
  ASSISTANT_MODE,
  ASSISTANT_DAILY_LIMIT,
}: {
  ASSISTANT_MODE: ModelUse['mode'];
  ASSISTANT_DAILY_LIMIT: number;
}): ModelUse {
  return { mode: ASSISTANT_MODE, aDay: ASSISTANT_DAILY_LIMIT };
}

/** Throws one sentence when a provider is set without the settings that it needs. */
export function refuseHalfModel({ ASSISTANT_PROVIDER, ASSISTANT_BASE_URL, ASSISTANT_MODEL, ASSISTANT_API_KEY }: Variables): void {
  if (ASSISTANT_PROVIDER === undefined) return;
  const missing = [
    ASSISTANT_MODEL === undefined && 'ASSISTANT_MODEL',
    ASSISTANT_PROVIDER === 'openai-compatible' && ASSISTANT_BASE_URL === undefined && 'ASSISTANT_BASE_URL',
    ASSISTANT_PROVIDER === 'anthropic' && ASSISTANT_API_KEY === undefined && 'ASSISTANT_API_KEY',
  ].filter(Boolean);
  if (missing.length > 0)
    throw new Error(
      `Shala cannot start with this environment: ASSISTANT_PROVIDER is ${ASSISTANT_PROVIDER}, but ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set.`,
    );
}
