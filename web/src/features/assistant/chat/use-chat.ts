import { useLingui } from '@lingui/react/macro';
import { chat } from '@shala/contract/assistant';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from '#lib/call-error';
import { newKey } from '#lib/new-key';
import { send } from '#lib/send';
import { LOG_KEY } from '../api.ts';
import { keepHistory, type Message, readHistory } from './history.ts';

/** The conversation: what was said, whether an answer is awaited, and how to say more. Nothing is sent when blank or while waiting. */
export function useChat(sessionId: string) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [messages, setMessages] = useState(() => readHistory(sessionId));
  const [isWaiting, setIsWaiting] = useState(false);
  const isBusy = useRef(false);

  const add = (message: Message) =>
    setMessages((before) => {
      const now = [...before, message];
      keepHistory(sessionId, now);
      return now;
    });

  const ask = async (prompt: string): Promise<Omit<Extract<Message, { from: 'shala' }>, 'id' | 'from'>> => {
    try {
      const { html, markdown } = (await send(chat, { body: { prompt } })) ?? {};
      if (html) return { html };
      return { text: markdown || t`⚠️ Unexpected response format. Please try again.` };
    } catch (error) {
      if (!(error instanceof CallError)) return { text: t`⚠️ Unexpected response format. Please try again.` };
      const words = t`❌ Error: Failed to process request. Please try again.`;
      return { text: error.code === 'tooMany' ? `${words}\n${error.message}` : words };
    }
  };

  const say = async (words: string) => {
    const prompt = words.trim();
    if (prompt === '' || isBusy.current) return;
    isBusy.current = true;
    setIsWaiting(true);
    add({ id: newKey(), from: 'person', text: prompt });
    const reply = await ask(prompt);
    add({ id: newKey(), from: 'shala', ...reply });
    isBusy.current = false;
    setIsWaiting(false);
    // What was done may concern any screen that is kept.
    void client.invalidateQueries({ queryKey: LOG_KEY });
    if (/^(confirm|yes|undo|haan)/i.test(prompt)) void client.invalidateQueries();
  };

  const begin = () => {
    setMessages([]);
    keepHistory(sessionId, []);
  };

  return { messages, isWaiting, say, begin };
}
