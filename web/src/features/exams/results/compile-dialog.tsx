import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { compileSection } from '@shala/contract/exams';
import { Link } from 'react-router';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { FormError } from '#ui/form-error';
import { Modal, ModalFoot } from '#ui/modal';
import { type ResultRow, useExamAct } from '../api.ts';

/** Says before publishing which sections nobody has compiled, and compiles them. */
export function CompileDialog({ row, onClose }: { row: ResultRow; onClose: () => void }) {
  const { t } = useLingui();
  const compile = useExamAct(compileSection);
  const open = row.sections.filter(({ compiledAt }) => compiledAt === null);
  const compileAll = async () => {
    for (const { id } of open) await compile.mutateAsync({ params: { sectionId: id, termNo: row.termNo }, body: { isCompiled: true } });
    showToast({ tone: 'good', sentence: t`The marks were confirmed. You can publish the result now.` });
  };
  return (
    <Modal title={t`Confirm marks: ${row.className}, ${row.term}`} onClose={onClose} isLocked={compile.isPending}>
      <p>
        <Trans>
          Before publishing, the class teacher of each section confirms that the marks are complete and correct. This is still to be done
          for:
        </Trans>
      </p>
      <ul>
        {open.map(({ id, section, classTeacher }) => (
          <li key={id}>
            <Link to={`${paths.exams}?tab=results&section=${id}&term=${row.termNo}`}>
              {row.className} {section}
            </Link>
            {classTeacher === '' ? null : ` · ${t`class teacher ${classTeacher}`}`}
          </li>
        ))}
      </ul>
      <FormError error={compile.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={compile.isPending}>{t`Cancel`}</Button>
        {/* What fails stands in the mutation's error. */}
        <Button isPrimary isBusy={compile.isPending} onClick={() => void compileAll().catch(() => {})}>
          <Plural value={open.length} one="Confirm marks of # section" other="Confirm marks of # sections" />
        </Button>
      </ModalFoot>
    </Modal>
  );
}
