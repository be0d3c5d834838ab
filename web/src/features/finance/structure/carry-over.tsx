import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { carryDuesOver, previewCarryOver } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { FormError } from '#ui/form-error';
import { Group, Stack } from '#ui/layout';
import { useFinanceAct } from '../api.ts';

type Dues = CallAnswer<typeof previewCarryOver>;

/** Last year's dues become this year's arrears: looked at first, then moved in one act. */
export function CarryOver() {
  const { t } = useLingui();
  const preview = useFinanceAct(previewCarryOver);
  const carry = useFinanceAct(carryDuesOver, {
    onDone: ({ students, amount }) => {
      showToast({
        tone: 'good',
        sentence: t`Dues of ${formatRupees(amount)} of ${plural(students, { one: '# student', other: '# students' })} were carried forward.`,
      });
      preview.reset();
    },
  });
  const dues = preview.data?.data;
  return (
    <Card
      title={t`Carry forward last year’s dues`}
      fact={t`last year’s unpaid fees in this program, if they were not carried forward at promotion. Nothing is carried forward twice.`}
    >
      <Stack gap={16} maw={720} p={16}>
        {preview.error || carry.error ? <FormError error={preview.error ?? carry.error} /> : null}
        {dues ? <DuesTable dues={dues} /> : null}
        <Group gap={12} wrap="nowrap">
          {dues && dues.students > 0 ? (
            <Button isPrimary isBusy={carry.isPending} onClick={() => carry.mutate({ input: {} })}>
              {t`Carry forward ${formatRupees(dues.amount)}`}
            </Button>
          ) : null}
          <Button isBusy={preview.isPending} disabled={carry.isPending} onClick={() => preview.mutate({ input: {} })}>
            {dues ? t`Check again` : t`View last year’s unpaid dues`}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}

function DuesTable({ dues: { lastYear, students, amount, left, examples } }: { dues: Dues }) {
  const { t } = useLingui();
  if (lastYear === null) return <p>{t`There is no earlier academic year.`}</p>;
  return (
    <>
      {students === 0 ? <p>{t`No dues of ${lastYear} are left to carry forward.`}</p> : null}
      {students > 0 ? (
        <DataTable
          label={t`Dues of ${lastYear}`}
          columns={[
            { id: 'student', head: t`Student`, cell: ({ student }) => student.name },
            { id: 'number', head: t`Admission number`, cell: ({ student }) => student.admissionNumber },
            { id: 'class', head: t`Class`, cell: ({ student }) => `${student.className} ${student.sectionName}` },
            { id: 'amount', head: t`Unpaid`, isFigure: true, cell: (row) => formatRupees(row.amount) },
          ]}
          rows={examples}
          rowId={({ student }) => student.id}
          isCompact
          foot={
            <>
              <Plural value={students} one="# student" other="# students" />
              <strong>{formatRupees(amount)}</strong>
            </>
          }
        />
      ) : null}
      {left.students > 0 ? (
        <p>
          <Plural
            value={left.students}
            one={`# student has left with a balance of ${formatRupees(left.amount)}. It is kept in last year’s accounts.`}
            other={`# students have left with a balance of ${formatRupees(left.amount)}. It is kept in last year’s accounts.`}
          />
        </p>
      ) : null}
    </>
  );
}
