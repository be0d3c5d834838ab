import { Trans, useLingui } from '@lingui/react/macro';
import { getAdmissionNumbering, saveAdmissionNumbering } from '@shala/contract/students';
import { type FormEvent, useState } from 'react';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { SuggestField } from '#ui/field';
import { Form, FormFoot } from '#ui/form';
import { FormError } from '#ui/form-error';
import { PageHeader } from '#ui/page-header';
import { useStudentAct, useStudents } from '../api.ts';
import { LoadState } from '../components/load-state.tsx';
import { StudentsNav } from '../components/students-nav.tsx';
import classes from '../profile/leaving.module.css';

/** How admission numbers look. */
export function AdmissionNumbersScreen() {
  const { t } = useLingui();
  const query = useStudents(getAdmissionNumbering, {});
  return (
    <>
      <PageHeader title={t`Admission numbers`} context={query.data ? t`Next: ${query.data.next}` : ' '} />
      <StudentsNav />
      <LoadState query={query} title={t`The numbering could not be loaded`} rows={4}>
        {({ pattern, next }) => <PatternForm key={pattern} pattern={pattern} next={next} />}
      </LoadState>
    </>
  );
}

function PatternForm({ pattern, next }: { pattern: string; next: string }) {
  const { t } = useLingui();
  const [text, setText] = useState(pattern);
  const act = useStudentAct(saveAdmissionNumbering, (saved) => showToast({ tone: 'good', sentence: t`The next number is ${saved.next}.` }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!act.isPending) act.mutate({ input: { body: { pattern: text.trim() } } });
  };
  return (
    <div className={classes.narrow}>
      <Card title={t`Pattern`} fact={t`the next student gets ${next}`}>
        <div className={classes.body}>
          <Form label={t`Pattern of admission numbers`} onSubmit={submit}>
            <SuggestField
              label={t`Pattern`}
              suggestions={['{YYYY}/{0000}', '{YY}{0000}', 'A-{00000}', 'SVM/{0000}/{YY}']}
              description={t`The zeros in braces are the running number, with that many digits; YYYY or YY in braces is the year of admission. Numbers that exist stay as they are.`}
              maxLength={30}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <FormError error={act.error} />
            <FormFoot>
              <Button type="submit" isPrimary isBusy={act.isPending} disabled={text.trim() === pattern}>
                {t`Save pattern`}
              </Button>
            </FormFoot>
          </Form>
          <p className={classes.quiet}>
            <Trans>Two clerks who admit at the same moment get two numbers, and a number that was typed by hand is stepped over.</Trans>
          </p>
        </div>
      </Card>
    </div>
  );
}
