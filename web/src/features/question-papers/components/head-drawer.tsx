import { useLingui } from '@lingui/react/macro';
import { editQuestionPaper } from '@shala/contract/question-papers';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { type Paper, usePapersAct } from '../api.ts';
import type { Head } from '../lib/use-paper-form.ts';
import { cleanHead, HeadFields } from './head-fields.tsx';

/** Changes the head of a paper: exam, date, time, language, sets, instructions. */
export function HeadDrawer({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const { t } = useLingui();
  const { title, onDate, minutes, language, instructions, sets, hasAnswerSpace } = paper;
  const [head, setHead] = useState<Head>({ title, onDate, minutes, language, instructions, sets, hasAnswerSpace });
  const act = usePapersAct(editQuestionPaper, () => {
    showToast({ tone: 'good', sentence: t`The paper details were saved.` });
    onClose();
  });
  const { fields: errors, ofForm } = useRefusedFields(act.error, head);
  const change = (more: Partial<Head>) => setHead((now) => ({ ...now, ...more }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ params: { paperId: paper._id }, body: cleanHead(head) });
  };
  return (
    <Drawer title={t`Paper details`} onClose={onClose} width={640}>
      <Form label={t`Paper details`} onSubmit={save}>
        <FormError error={ofForm} />
        <HeadFields head={head} errors={errors} onChange={change} onLanguage={(next) => change({ language: next })} />
        <FormFoot>
          <Button type="submit" isPrimary isBusy={act.isPending} disabled={head.title.trim() === ''}>{t`Save`}</Button>
        </FormFoot>
      </Form>
    </Drawer>
  );
}
