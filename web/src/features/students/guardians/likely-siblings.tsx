import { Trans, useLingui } from '@lingui/react/macro';
import { confirmSiblings, listLikelySiblings } from '@shala/contract/students';
import { IconUsersGroup } from '@tabler/icons-react';
import { formatList, formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Stack } from '#ui/layout';
import { useStudentAct, useStudents } from '../api.ts';
import { useStudentWords } from '../lib/words.ts';
import classes from './guardians.module.css';

/** Children who may be brothers and sisters, since their guardian has the same phone or mail: a person confirms it. */
export function LikelySiblings({ studentId }: { studentId: string }) {
  const { t } = useLingui();
  const { seatOf } = useStudentWords();
  const { data = [] } = useStudents(listLikelySiblings, { params: { studentId } });
  const act = useStudentAct(confirmSiblings, ({ feeChange }) => {
    const change = formatRupees(feeChange, { hasPlus: true });
    showToast({
      tone: 'good',
      sentence: feeChange === 0 ? t`Marked as siblings.` : t`Marked as siblings. Sibling concession: fees of this year ${change}.`,
    });
  });
  if (data.length === 0) return null;
  return (
    <Stack gap={8} mb={16}>
      <ul className={classes.known}>
        {data.map(({ guardianId, guardian, otherGuardianId, otherGuardian, value, students }) => (
          <li key={`${guardianId} ${otherGuardianId}`}>
            <IconUsersGroup size={16} stroke={1.75} aria-hidden="true" />
            <span>
              <Trans>
                {otherGuardian}, guardian of {formatList(students.map((student) => `${student.name} (${seatOf(student)})`))}, has the same
                contact ({value}) as {guardian}.
              </Trans>
            </span>
            <Button
              size="small"
              isBusy={act.isPending}
              onClick={() => act.mutate({ input: { params: { studentId }, body: { guardianId, otherGuardianId } } })}
            >
              {t`They are the same person`}
            </Button>
          </li>
        ))}
      </ul>
      <FormError error={act.error} />
    </Stack>
  );
}
