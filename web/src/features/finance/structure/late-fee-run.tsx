import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { chargeLateFees, previewLateFees } from '@shala/contract/finance';
import { useState } from 'react';
import { formatRupees } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { FormError } from '#ui/form-error';
import { Group } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { useFinance, useFinanceAct } from '../api.ts';
import { useFinanceWords } from '../lib/words.ts';

/** Late fees are added every night; here they are added now, after a look at whom they would hit. */
export function LateFeeRun() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t`Add late fees now`} fact={t`added automatically every night`}>
      <Group gap={8} py={12} px={16}>
        <Button onClick={() => setIsOpen(true)}>{t`Preview late fees`}</Button>
      </Group>
      {isOpen ? <LateFeeDialog onClose={() => setIsOpen(false)} /> : null}
    </Card>
  );
}

function LateFeeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { monthsOf } = useFinanceWords();
  const preview = useFinance(previewLateFees, {});
  const charge = useFinanceAct(chargeLateFees, {
    onDone: ({ students, amount }) => {
      showToast({
        tone: 'good',
        sentence: t`Late fees of ${formatRupees(amount)} were added for ${plural(students, { one: '# student', other: '# students' })}.`,
      });
      onClose();
    },
  });
  const { data } = preview;
  return (
    <Modal
      title={t`Late fees due today`}
      context={t`Preview: no late fee is added yet`}
      width={640}
      isLocked={charge.isPending}
      onClose={onClose}
    >
      <LoadState query={preview} title={t`The late fees could not be calculated`} rows={6}>
        {({ students, amount, examples }) =>
          students === 0 ? (
            <p>{t`No late fees are due today, or all were already added.`}</p>
          ) : (
            <DataTable
              label={t`Late fees due today`}
              columns={[
                { id: 'student', head: t`Student`, cell: ({ student }) => student.name },
                { id: 'class', head: t`Class`, width: '90px', cell: ({ student }) => `${student.className} ${student.sectionName}` },
                { id: 'months', head: t`Months`, cell: ({ months }) => monthsOf(months) },
                { id: 'amount', head: t`Late fee`, isFigure: true, width: '110px', cell: (row) => formatRupees(row.amount) },
              ]}
              rows={examples}
              rowId={({ student }) => student.id}
              isCompact
              isTall
              foot={
                <>
                  <Plural value={students} one="# student" other="# students" />
                  <strong>{formatRupees(amount)}</strong>
                </>
              }
            />
          )
        }
      </LoadState>
      <FormError error={charge.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={charge.isPending}>
          {t`Cancel`}
        </Button>
        <Button isPrimary disabled={!data || data.students === 0} isBusy={charge.isPending} onClick={() => charge.mutate({ input: {} })}>
          {data ? t`Add late fees of ${formatRupees(data.amount)}` : t`Add late fees`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
