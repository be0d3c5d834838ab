import { useLingui } from '@lingui/react/macro';
import { chat } from '@shala/contract/assistant';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { CallError } from '#lib/call-error';
import { newKey } from '#lib/new-key';
import { forgetShown } from '#lib/out-of-date';
import { send } from '#lib/send';
import { LOG_KEY } from '../api.ts';
import { changeTalk, type Message, onTalk, talkOf } from './history.ts';

/** The conversation: what was said, whether an answer is awaited, and how to say more. Nothing is sent when blank or while waiting. */
export function useChat(sessionId: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { messages, isWaiting } = useSyncExternalStore(onTalk, () => talkOf(sessionId));

  const ask = async (prompt: string, begins: boolean): Promise<{ html: string } | { text: string }> => {
    try {
      const { html, markdown } = (await send(chat, { body: { prompt, ...(begins && { begins }) } })) ?? {};
      if (html) return { html };
      if (!markdown) return { text: t`⚠️ Unexpected response format. Please try again.` };
      // Another backend may answer in Markdown alone. The library is loaded only then; what it makes is cleaned like any answer.
      const { readMarkdown } = await import('./read-markdown.ts');
      return { html: readMarkdown(markdown) };
    } catch (error) {
      if (!(error instanceof CallError)) return { text: t`⚠️ Unexpected response format. Please try again.` };
      const words = t`❌ Error: Failed to process request. Please try again.`;
      return { text: error.code === 'tooMany' ? `${words}\n${error.message}` : words };
    }
  };

  const say = async (words: string) => {
    const prompt = words.trim();
    if (prompt === '' || talkOf(sessionId).isWaiting) return;
    const begins = talkOf(sessionId).messages.length === 0;
    const question: Message = { id: newKey(), from: 'person', text: prompt, at: new Date().toISOString() };
    changeTalk(sessionId, (talk) => ({ messages: [...talk.messages, question], isWaiting: true }));
    const said = await ask(prompt, begins);
    const reply: Message = { id: newKey(), from: 'shala', ...said, at: new Date().toISOString() };
    // An answer to a conversation that was begun anew meanwhile belongs nowhere.
    changeTalk(sessionId, (talk) => ({
      messages: talk.messages.includes(question) ? [...talk.messages, reply] : talk.messages,
      isWaiting: false,
    }));
    // What was done may concern any screen that is kept: it asks again when it is opened.
    void forgetShown(client, 'office', true);
    void client.invalidateQueries({ queryKey: LOG_KEY });
  };

  const begin = () => changeTalk(sessionId, (talk) => ({ ...talk, messages: [] }));

  return { messages, isWaiting, say, begin };
}
