import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatList, formatNumber } from '#lib/format';
import { Card } from '#ui/card';
import { Select } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { Box } from '#ui/layout';
import { type PartProps, sectionRow } from './rules.ts';
import { SubjectDialog } from './subject-dialog.tsx';
import { useShapeWords } from './use-rule-words.ts';

/** How the subjects of a class are taught, and by whom in each section. */
export function SubjectsPart({ board, rules }: PartProps) {
  const { t } = useLingui();
  const words = useShapeWords(rules);
  const schoolClasses = [...new Map(board.sections.map(({ classId, className }) => [classId, className]))];
  const [classId, setClassId] = useState(schoolClasses[0]?.[0] ?? '');
  const [openId, setOpenId] = useState<string | null>(null);
  const subjects = board.subjects.filter((subject) => subject.classId === classId);
  const sections = board.sections.filter((section) => section.classId === classId);
  const teachersOf = (subjectId: string) =>
    sections.flatMap(({ id, name }) => {
      const row = sectionRow(rules, id, subjectId);
      const teacher = row?.teacherId ? (board.teacher(row.teacherId)?.name ?? '') : '';
      if (row?.periodsPerWeek === 0) return [t`${name}: not taught`];
      return teacher ? [t`${name}: ${teacher}`] : [];
    });
  const periodsOf = (subjectId: string, perWeek: number) => {
    const own = sections.flatMap(({ id, name }) => {
      const count = sectionRow(rules, id, subjectId)?.periodsPerWeek ?? null;
      return count === null ? [] : [t`${name}: ${count}`];
    });
    const usual = perWeek === 0 || own.length === sections.length ? [] : [formatNumber(perWeek)];
    return [...usual, ...own].join(' · ');
  };
  return (
    <>
      <Box mb={12}>
        <Select
          label={t`Class`}
          value={classId}
          choices={schoolClasses.map(([value, label]) => ({ value, label: t`Class ${label}` }))}
          onChange={setClassId}
        />
      </Box>
      <Card title={t`Subjects`} fact={t`Select a subject to set its rules`}>
        <DataTable
          isBare
          label={t`Subjects`}
          rows={subjects}
          rowId={({ id }) => id}
          onOpen={({ id }) => setOpenId(id)}
          columns={[
            { id: 'name', head: t`Subject`, width: '20%', cell: ({ name }) => name },
            { id: 'week', head: t`Periods a week`, isFigure: true, cell: ({ id, perWeek }) => periodsOf(id, perWeek) },
            { id: 'shape', head: t`Rules`, width: '36%', cell: ({ id }) => words(id) || '–' },
            {
              id: 'teachers',
              head: t`Teachers`,
              width: '28%',
              cell: ({ id }) => formatList(teachersOf(id)) || t`Selected automatically from the teachers of this subject`,
            },
          ]}
        />
      </Card>
      {openId === null ? null : (
        <SubjectDialog key={openId} board={board} rules={rules} subjectId={openId} sections={sections} onClose={() => setOpenId(null)} />
      )}
    </>
  );
}
