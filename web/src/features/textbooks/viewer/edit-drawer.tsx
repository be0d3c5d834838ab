import { Trans, useLingui } from '@lingui/react/macro';
import { IconSparkles } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { SuggestField, TextAreaField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Group } from '#ui/layout';
import type { Content } from '../api.ts';
import { questionTypes } from '../lib/filter-chapters.ts';
import { ItemActs } from './item-acts.tsx';
import type { Picked } from './picked.ts';
import { useItemActs } from './use-item-acts.ts';

type Props = { picked: Picked; content: Content; onClose: () => void };

/** Corrects, moves, joins, divides or takes out one item; each act can be taken back. */
export function EditDrawer({ picked, content, onClose }: Props) {
  const { t } = useLingui();
  const { kind, item } = picked;
  const [text, setText] = useState(picked.text);
  const [detail, setDetail] = useState(picked.detail);
  const words = useRef<HTMLTextAreaElement>(null);
  const acts = useItemActs(picked, onClose);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    acts.edit(text, detail);
  };
  const title = { chapter: t`Edit chapter`, topic: t`Edit topic`, question: t`Edit question` }[kind];
  return (
    <Drawer title={title} context={item.page === null ? null : <Trans>Page {item.page}</Trans>} onClose={onClose} width={560}>
      <Form label={title} onSubmit={handleSubmit}>
        <FormError error={acts.error} />
        <TextAreaField
          ref={words}
          label={kind === 'question' ? t`Question` : t`Name`}
          rows={kind === 'question' ? 6 : 2}
          maxLength={4000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {kind === 'question' ? (
          <SuggestField
            label={t`Type`}
            suggestions={questionTypes(content.chapters)}
            maxLength={80}
            value={detail}
            onChange={({ target }) => setDetail(target.value)}
          />
        ) : (
          <TextAreaField
            label={kind === 'chapter' ? t`Summary` : t`Description`}
            rows={8}
            maxLength={8000}
            value={detail}
            onChange={({ target }) => setDetail(target.value)}
          />
        )}
        <Group gap={8} align="stretch">
          <Button type="submit" isPrimary isBusy={acts.isBusy} disabled={text.trim() === ''}>{t`Save`}</Button>
          {content.model && kind !== 'question' ? (
            <Button icon={<IconSparkles size={16} stroke={1.75} aria-hidden="true" />} isBusy={acts.isImproving} onClick={acts.improve}>
              {t`Reword with ${content.model}`}
            </Button>
          ) : null}
        </Group>
      </Form>
      <ItemActs kind={kind} text={text} words={words} acts={acts} />
    </Drawer>
  );
}
