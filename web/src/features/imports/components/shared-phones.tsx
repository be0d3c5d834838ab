import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listSharedPhones } from '@shala/contract/imports';
import { confirmSiblings } from '@shala/contract/students';
import { errorText } from '#lib/error-text';
import { formatList, formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { useImportAct, useImports } from '../api.ts';
import classes from './import.module.css';

/** Parents of the imported students who have the mobile number of a parent with another name: only a person knows whether they are one. */
export function SharedPhones({ importId }: { importId: string }) {
  const { t } = useLingui();
  const { data = [] } = useImports(listSharedPhones, { params: { importId } });
  const act = useImportAct(confirmSiblings, {
    onDone: ({ feeChange }) => {
      const change = formatRupees(feeChange, { hasPlus: true });
      showToast({
        tone: 'good',
        sentence: feeChange === 0 ? t`Marked as siblings.` : t`Marked as siblings. Sibling concession: fees of this year ${change}.`,
      });
    },
  });
  if (data.length === 0) return null;
  return (
    <Card
      title={t`Same mobile number, different parent`}
      fact={<Plural value={data.length} one="# mobile number" other="# mobile numbers" />}
    >
      <ul className={classes.shared}>
        {data.map(({ studentId, student, guardianId, guardian, otherGuardianId, otherGuardian, phone, students }) => (
          <li key={`${guardianId} ${otherGuardianId}`}>
            <span>
              <Trans>
                {phone}: {guardian} (parent of {student}) and {otherGuardian} (parent of {formatList(students.map(({ name }) => name))})
              </Trans>
            </span>{' '}
            <Button
              size="small"
              isBusy={act.isPending}
              onClick={() =>
                act.mutate(
                  { input: { params: { studentId }, body: { guardianId, otherGuardianId } } },
                  { onError: (error) => showToast({ tone: 'bad', sentence: errorText(error) }) },
                )
              }
            >
              {t`They are the same person`}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
