import { Trans, useLingui } from '@lingui/react/macro';
import { IconMessagePlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useAuth } from '#features/identity';
import { formatDateTime, formatTime, todayAtSchool } from '#lib/format';
import { BrandMark } from '#ui/brand-mark';
import { Button } from '#ui/button';
import { Text } from '#ui/layout';
import { PageHeader } from '#ui/page-header';
import { AnswerView } from '../chat/answer-view.tsx';
import classes from '../chat/chat.module.css';
import { Composer } from '../chat/composer.tsx';
import { DoneLately } from '../chat/done-lately.tsx';
import { Greeting, useExamples } from '../chat/greeting.tsx';
import type { Message } from '../chat/history.ts';
import { useChat } from '../chat/use-chat.ts';
import { ModelNotice } from '../model-notice.tsx';

export { prefetchChat } from '../api.ts';

/** The conversation with the assistant. */
export function AssistantScreen() {
  const { t } = useLingui();
  const { messages, isWaiting, say, begin } = useChat(useAuth().user?.sid ?? '');
  const examples = useExamples();
  const field = useRef<HTMLTextAreaElement>(null);
  const heard = useRef<HTMLDivElement>(null);
  const count = messages.length;
  const said = messages.filter((message) => message.from === 'person');
  const last = messages.at(-1);

  // What was asked stays in sight at the top, with the beginning of a long answer below it: before it is painted, so that nothing moves under the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message, or waiting for one, is what scrolls
  useLayoutEffect(() => {
    heard.current?.scrollIntoView?.({ block: 'start' });
  }, [count, isWaiting]);
  useEffect(() => void field.current?.focus(), []);

  const handleSay = (prompt: string) => {
    field.current?.focus();
    void say(prompt);
  };
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t`AI assistant`}
        context={t`Asks you before changing or sending anything`}
        actions={
          <Button
            icon={<IconMessagePlus size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              begin();
              field.current?.focus();
            }}
          >
            {t`New conversation`}
          </Button>
        }
      />
      <div className={classes.columns}>
        <div className={classes.talk}>
          <div className={classes.messages} role="log" aria-label={t`Conversation`} aria-live="polite" aria-busy={isWaiting || undefined}>
            <Said>
              <Greeting />
              <Text c="dimmed" fz="sm">
                <ModelNotice />
              </Text>
            </Said>
            {messages.map((message) => (
              <div key={message.id} ref={message === said.at(-1) ? heard : undefined}>
                <MessageView message={message} isCurrent={message === last && !isWaiting} onPrompt={handleSay} />
              </div>
            ))}
            {isWaiting ? (
              <Said>
                <Text c="dimmed" fz="sm">{t`Processing your request...`}</Text>
              </Said>
            ) : last?.from === 'person' ? (
              <Said>
                <p className={classes.plain}>{t`You left the page before the answer arrived. Please ask again.`}</p>
              </Said>
            ) : null}
            {said.length === 0 ? (
              <div className={classes.chips}>
                {examples.map((example) => (
                  <Button key={example} size="small" onClick={() => handleSay(example)}>
                    {example}
                  </Button>
                ))}
              </div>
            ) : null}
          </div>
          <Composer field={field} isWaiting={isWaiting} said={said.map(({ text }) => text)} onSay={handleSay} />
        </div>
        <DoneLately />
      </div>
    </div>
  );
}

function Said({ children }: { children: ReactNode }) {
  return (
    <div className={classes.shala}>
      <BrandMark size={24} />
      <div className={classes.body}>{children}</div>
    </div>
  );
}

type ViewProps = { message: Message; isCurrent: boolean; onPrompt: (prompt: string) => void };

function MessageView({ message, isCurrent, onPrompt }: ViewProps) {
  if (message.from === 'person') {
    return (
      <div className={classes.person}>
        <span className={classes.heard}>
          <Trans>You said:</Trans>
        </span>
        {message.text}
      </div>
    );
  }
  return (
    <Said>
      {message.html ? (
        <AnswerView html={message.html} isCurrent={isCurrent} onPrompt={onPrompt} />
      ) : (
        <p className={classes.plain}>{message.text}</p>
      )}
      {message.at ? (
        <time className={classes.at} dateTime={message.at}>
          {todayAtSchool(new Date(message.at)) === todayAtSchool(new Date()) ? formatTime(message.at) : formatDateTime(message.at)}
        </time>
      ) : null}
    </Said>
  );
}
