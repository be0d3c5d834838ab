import { Plural, useLingui } from '@lingui/react/macro';
import { createSection, getSchoolClasses, orderClasses, removeSection, updateSection } from '@shala/contract/classes';
import { IconPlus, IconStairsUp } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchSchool, useSchool, useSchoolAct } from '../api.ts';
import { ClassDialog, type Open, type SchoolClass, type Section } from '../components/class-dialogs.tsx';
import { ClassRows } from '../components/class-rows.tsx';

/** Classes in the school's order, each with its sections, class teachers and students. */
export function ClassesDataScreen() {
  const { t } = useLingui();
  const [open, setOpen] = useState<Open | null>(null);
  const tree = useSchool(getSchoolClasses, {});
  const acts = useClassActs();
  const sections = tree.data?.classes.reduce((sum, { sections: own }) => sum + own.length, 0) ?? 0;
  const classes = formatNumber(tree.data?.classes.length ?? 0);
  return (
    <>
      <PageHeader
        title={t`Classes and sections`}
        context={
          tree.data ? <Plural value={sections} one={`${classes} classes · # section`} other={`${classes} classes · # sections`} /> : ' '
        }
        actions={
          <Button isPrimary icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpen({ kind: 'new class' })}>
            {t`Add class`}
          </Button>
        }
      />
      <LoadState query={tree} title={t`The classes could not be opened`}>
        {(data) => (
          <Card>
            {data.classes.length === 0 ? (
              <EmptyState icon={<IconStairsUp size={24} stroke={1.75} />} title={t`No classes yet`} />
            ) : (
              <ClassRows classes={data.classes} teachers={data.teachers} onOpen={setOpen} {...acts} />
            )}
          </Card>
        )}
      </LoadState>
      {open ? <ClassDialog open={open} teachers={tree.data?.teachers ?? []} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

function useClassActs() {
  const { t } = useLingui();
  const order = useSchoolAct(orderClasses, { isToldByToast: true });
  const bringBack = useSchoolAct(createSection, { isToldByToast: true });
  const remove = useSchoolAct(removeSection, { isToldByToast: true });
  const change = useSchoolAct(updateSection, { isToldByToast: true });
  return {
    onClassTeacher: ({ id }: Section, classTeacherId: string | null) =>
      change.mutate(
        { params: { sectionId: id }, body: { classTeacherId } },
        { onSuccess: () => showToast({ tone: 'good', sentence: t`The class teacher was saved.` }) },
      ),
    isMoving: order.isPending,
    onMove: (classIds: string[]) => order.mutate({ body: { classIds } }),
    onRemoveSection: (schoolClass: SchoolClass, { id, section, classTeacher }: Section) =>
      remove.mutate(
        { params: { sectionId: id } },
        {
          onSuccess: () =>
            showToast({
              tone: 'good',
              sentence: t`Section ${section} of class ${schoolClass.className} was deleted.`,
              onUndo: () =>
                bringBack.mutate({ params: { classId: schoolClass.id }, body: { section, classTeacherId: classTeacher?.id ?? null } }),
            }),
        },
      ),
  };
}

export function prefetchClassesData() {
  return prefetchSchool(getSchoolClasses, {});
}
