import { useLingui } from '@lingui/react/macro';
import { type RemarkSentence, saveRemarkBank } from '@shala/contract/exams';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Select } from '#ui/controls';
import { TextField } from '#ui/field';
import { Form } from '#ui/form';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { useExamAct } from '../api.ts';
import classes from '../components/exams.module.css';

type Props = { sentences: readonly RemarkSentence[]; onClose: () => void };
const WIDTH = 820;
const PLACEHOLDERS = '{name}, {best}, {weak}';

/** The school's sentences for remarks, to be edited. */
export function RemarkBank({ sentences, onClose }: Props) {
  const { t } = useLingui();
  const save = useExamAct(saveRemarkBank);
  const [rows, setRows] = useState(() => sentences.map((sentence, id) => ({ ...sentence, id })));
  const change = (id: number, part: Partial<RemarkSentence>) => setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const add = () => setRows([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, language: 'en', from: null, text: '' }]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const kept = rows.filter(({ text }) => text.trim() !== '').map(({ id: _, ...row }) => row);
    save.mutate(
      { body: { sentences: kept } },
      {
        onSuccess: () => {
          showToast({ tone: 'good', sentence: t`Sentences saved.` });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      title={t`Sentences for remarks`}
      context={t`A sentence with a percentage is suggested for students with that percentage or more. A sentence without a percentage is never suggested; select it yourself. ${PLACEHOLDERS} are filled in automatically.`}
      width={WIDTH}
      isLocked={save.isPending}
      onClose={onClose}
    >
      <Form label={t`Sentences for remarks`} onSubmit={submit}>
        {rows.map(({ id, language, from, text }) => (
          <div key={id} className={classes.bank}>
            <Select
              label={t`Language`}
              value={language}
              choices={[
                { value: 'en', label: t`English` },
                { value: 'hi', label: t`Hindi` },
              ]}
              onChange={(value) => change(id, { language: value === 'hi' ? 'hi' : 'en' })}
            />
            <TextField
              label={t`From %`}
              type="number"
              min={0}
              max={100}
              value={from ?? ''}
              onChange={({ target }) => change(id, { from: target.value === '' ? null : Number(target.value) })}
            />
            <TextField label={t`Sentence`} maxLength={300} value={text} onChange={({ target }) => change(id, { text: target.value })} />
            <Button size="small" onClick={() => setRows(rows.filter((row) => row.id !== id))}>{t`Delete`}</Button>
          </div>
        ))}
        <FormError error={save.error} />
        <ModalFoot>
          <Button onClick={add}>{t`Add sentence`}</Button>
          <Button type="submit" isPrimary isBusy={save.isPending}>{t`Save`}</Button>
        </ModalFoot>
      </Form>
    </Modal>
  );
}
