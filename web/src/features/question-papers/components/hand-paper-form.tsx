import { useLingui } from '@lingui/react/macro';
import { getAllClasses, getSubjectList } from '@shala/contract/classes';
import { beginQuestionPaper } from '@shala/contract/question-papers';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, pathTo } from '#lib/paths';
import { useRefusedFields } from '#lib/use-refused-fields';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { usePapers, usePapersAct } from '../api.ts';
import type { Head } from '../lib/use-paper-form.ts';
import { cleanHead, HeadFields } from './head-fields.tsx';
import classes from './papers.module.css';

const NEW: Head = { title: '', onDate: null, minutes: 60, language: 'en', instructions: [], sets: 1, hasAnswerSpace: false };

/** A paper without a textbook: class, subject and details. Its questions are written on its own screen. */
export function HandPaperForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [classId, setClassId] = useState('');
  const [subjectId, setSubjectId] = useState('');
  const [head, setHead] = useState(NEW);
  const classList = usePapers(getAllClasses, {});
  const subjects = usePapers(getSubjectList, { params: { classId } }, classId !== '');
  const begin = usePapersAct(beginQuestionPaper, ({ paperId }) => navigate(pathTo(paths.questionPaper, { paperId })));
  const { fields: errors, ofForm } = useRefusedFields(begin.error, head);
  const change = (more: Partial<Head>) => setHead((now) => ({ ...now, ...more }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate({ body: { ...cleanHead(head), title: head.title.trim(), subjectId } });
  };
  return (
    <Card title={t`Paper details`}>
      <div className={classes.body}>
        <Form label={t`New question paper`} onSubmit={submit}>
          <FormError error={ofForm ?? classList.error ?? subjects.error} />
          <div className={classes.grid}>
            <ChoiceField
              label={t`Class`}
              placeholder={t`Select a class`}
              value={classId}
              choices={(classList.data ?? []).map(({ _id, className }) => ({ value: _id, label: className }))}
              onChange={({ target }) => {
                setClassId(target.value);
                setSubjectId('');
              }}
            />
            <ChoiceField
              label={t`Subject`}
              placeholder={t`Select a subject`}
              value={subjectId}
              disabled={classId === ''}
              choices={(classId === '' ? [] : (subjects.data ?? [])).map(({ _id, name }) => ({ value: _id, label: name }))}
              onChange={({ target }) => setSubjectId(target.value)}
            />
          </div>
          <HeadFields head={head} errors={errors} onChange={change} onLanguage={(language) => change({ language })} />
          <FormFoot>
            <Button type="submit" isPrimary isBusy={begin.isPending} disabled={head.title.trim() === '' || subjectId === ''}>
              {t`Make paper and add questions`}
            </Button>
          </FormFoot>
        </Form>
      </div>
    </Card>
  );
}
