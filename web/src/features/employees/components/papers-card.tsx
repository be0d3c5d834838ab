import { Trans, useLingui } from '@lingui/react/macro';
import { openEmployeePaper, removeEmployeePaper } from '@shala/contract/employees';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { errorText } from '#lib/error-text';
import { formatBytes, formatDate, todayAtSchool } from '#lib/format';
import { API_BASE_URL } from '#lib/send';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Text } from '#ui/layout';
import { type EmployeeRecord, useEmployeeAct } from '../api.ts';
import classes from '../screens/employee-profile-screen.module.css';
import { AddPaper } from './add-paper.tsx';
import { usePaperWords } from './paper-words.ts';

type Paper = EmployeeRecord['papers'][number];

/** The papers of an employee: opened, added, taken off. Each opening is recorded. */
export function PapersCard({ employeeId, papers }: { employeeId: string; papers: Paper[] }) {
  const { t } = useLingui();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Card
      title={t`Documents`}
      fact={t`Each time a document is opened, it is noted in Record of changes`}
      action={
        isAdding ? null : (
          <Button size="small" onClick={() => setIsAdding(true)}>
            {t`Add document`}
          </Button>
        )
      }
    >
      <Text component="div" pt={4} pb={16} px={16} fz="sm">
        {papers.length === 0 ? (
          <p className={classes.missing}>
            <Trans>No documents yet. Add ID proof, contract or certificates.</Trans>
          </p>
        ) : (
          <ul className={classes.papers}>
            {papers.map((paper) => (
              <PaperLine key={paper.id} employeeId={employeeId} paper={paper} />
            ))}
          </ul>
        )}
      </Text>
      {isAdding ? <AddPaper employeeId={employeeId} onClose={() => setIsAdding(false)} /> : null}
    </Card>
  );
}

function PaperLine({ employeeId, paper }: { employeeId: string; paper: Paper }) {
  const { t } = useLingui();
  const words = usePaperWords();
  const { id: paperId, kind, name, sizeBytes, expiresOn, addedAt, by } = paper;
  const isLate = expiresOn !== null && expiresOn < todayAtSchool(new Date());
  const onError = (error: unknown) => showToast({ tone: 'bad', sentence: errorText(error) });
  const open = useEmployeeAct(openEmployeePaper, {
    onDone: ({ url }) => void window.open(API_BASE_URL + url, '_blank', 'noopener'),
  });
  const remove = useEmployeeAct(removeEmployeePaper, {
    onDone: () => showToast({ tone: 'good', sentence: t`The document was deleted.` }),
  });
  const input = { params: { employeeId, paperId } };
  const label = words[kind] ?? kind;
  return (
    <li>
      <span>
        {label}
        <small>{[name, formatBytes(sizeBytes), formatDate(addedAt), by].filter(Boolean).join(' · ')}</small>
        {expiresOn ? (
          <small data-late={isLate || undefined}>
            {isLate ? <Trans>Expired on {formatDate(expiresOn)}</Trans> : <Trans>Valid until {formatDate(expiresOn)}</Trans>}
          </small>
        ) : null}
      </span>
      <Button
        size="small"
        icon={<IconExternalLink size={14} stroke={2} aria-hidden="true" />}
        aria-label={t`Open: ${label}`}
        isBusy={open.isPending}
        onClick={() => open.mutate({ input }, { onError })}
      >
        {t`Open`}
      </Button>
      <Button
        size="small"
        icon={<IconTrash size={14} stroke={2} aria-hidden="true" />}
        aria-label={t`Delete: ${label}`}
        isBusy={remove.isPending}
        onClick={() => remove.mutate({ input }, { onError })}
      >
        {t`Delete`}
      </Button>
    </li>
  );
}
