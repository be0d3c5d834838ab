import { Plural, useLingui } from '@lingui/react/macro';
import { formatNumber, formatRupees } from '#lib/format';
import { feeHeadWords } from '#lib/stored-words';
import { Button } from '#ui/button';
import { DataTable } from '#ui/data-table';
import { ErrorState } from '#ui/error-state';
import { Facts } from '#ui/facts';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { Notice } from '#ui/notice';
import { SkeletonRows } from '#ui/skeleton';
import type { FeeChanges } from '../api.ts';
import facts from '../components/facts.module.css';

type Act = { isPending: boolean; error: unknown };
type Props = {
  title: string;
  preview: Act & { data: { data: FeeChanges } | undefined };
  save: Act;
  onSave: () => void;
  onClose: () => void;
};

const SHOWN = 8;

/** Whom a change affects and by how much, before it is saved. */
export function ChangeDialog({ title, preview, save, onSave, onClose }: Props) {
  const { t } = useLingui();
  const changes = preview.data?.data;
  return (
    <Modal title={t`Effect of the change`} context={title} width={640} isLocked={save.isPending} onClose={onClose}>
      {preview.isPending ? (
        <SkeletonRows count={6} />
      ) : changes ? (
        <Changes changes={changes} />
      ) : (
        <ErrorState title={t`The preview could not be prepared`} error={preview.error} />
      )}
      <FormError error={save.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={save.isPending}>
          {t`Cancel`}
        </Button>
        <Button isPrimary disabled={!changes} isBusy={save.isPending} onClick={onSave} data-autofocus>
          {changes && changes.students > 0 ? (
            <Plural value={changes.students} one="Save for # student" other="Save for # students" />
          ) : (
            t`Save`
          )}
        </Button>
      </ModalFoot>
    </Modal>
  );
}

/** What parents are charged in the night after the rules are saved. */
function LateFees({ students, amount }: NonNullable<FeeChanges['lateFees']>) {
  const sum = formatRupees(amount);
  return (
    <Notice>
      <Plural
        value={students}
        one={`Late fees of ${sum} for # student will be added tonight, if the fees are not paid before.`}
        other={`Late fees of ${sum} for # students will be added tonight, if the fees are not paid before.`}
      />
    </Notice>
  );
}

function Changes({ changes }: { changes: FeeChanges }) {
  const { t } = useLingui();
  const { students, change, byHead, examples, untouchedPaidMonths, lateFees } = changes;
  const late = lateFees && lateFees.students > 0 ? <LateFees {...lateFees} /> : null;
  if (students === 0)
    return (
      <>
        <p>{t`The fees that are already charged do not change. This change applies to fees that are charged later.`}</p>
        {late}
      </>
    );
  return (
    <>
      {late}
      <Facts
        facts={[
          { term: t`Students`, value: formatNumber(students) },
          { term: t`Total change this year`, value: <strong>{formatRupees(change, { hasPlus: true })}</strong> },
          ...byHead.map((item) => ({ term: feeHeadWords(item.head), value: formatRupees(item.change, { hasPlus: true }) })),
          { term: t`Paid months (not changed)`, value: formatNumber(untouchedPaidMonths) },
        ]}
      />
      {examples.length > 0 ? (
        <div>
          <h3 className={facts.title}>{t`Examples (only fees that change)`}</h3>
          <DataTable
            label={t`Examples (only fees that change)`}
            columns={[
              { id: 'name', head: t`Student`, cell: ({ student }) => student.name },
              { id: 'class', head: t`Class`, cell: ({ student }) => `${student.className} ${student.sectionName}` },
              { id: 'before', head: t`Before`, isFigure: true, cell: ({ before }) => formatRupees(before) },
              { id: 'after', head: t`After`, isFigure: true, cell: ({ after }) => <strong>{formatRupees(after)}</strong> },
            ]}
            rows={examples.slice(0, SHOWN)}
            rowId={({ student }) => student.id}
            isCompact
          />
        </div>
      ) : null}
    </>
  );
}
