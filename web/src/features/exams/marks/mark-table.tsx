import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { formatDate } from '#lib/format';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import type { Sheet } from '../api.ts';
import { keyOf, type MarkGrid, readBlock, spell } from '../lib/mark-grid.ts';
import classes from './grid.module.css';
import { MarkCell } from './mark-cell.tsx';

type Props = {
  sheet: Sheet;
  grid: MarkGrid;
  isLocked: boolean;
  /** Of a past year: neither the papers nor the students change. */
  isReadOnly: boolean;
  former: ReadonlyMap<string, string>;
  onFormer: (studentId: string) => void;
  onPaper: (paperId: string) => void;
};

/** The grid: a row a student, a column a paper. */
export function MarkTable({ sheet, grid, isLocked, isReadOnly, former, onFormer, onPaper }: Props) {
  const { t } = useLingui();
  const { papers, students } = sheet;
  const paste = useCallback(
    (row: number, column: number, text: string) => {
      const pasted = readBlock(text).flatMap((line, down) =>
        line.map((value, right) => {
          const [student, paper] = [students[row + down], papers[column + right]];
          const isOpen = student !== undefined && paper !== undefined && student.cells[column + right]?.state !== 'notTaken';
          return { key: isOpen ? keyOf(paper.id, student.id) : null, value: spell(value) };
        }),
      );
      grid.set(pasted.flatMap(({ key, value }) => (key === null ? [] : [{ key, value }])));
      const left = pasted.filter(({ key, value }) => key === null && value !== '').length;
      if (left > 0) {
        const sentence = plural(left, {
          one: '# value was not pasted, because the table has no more rows or columns there. Click the correct first cell and paste again.',
          other:
            '# values were not pasted, because the table has no more rows or columns there. Click the correct first cell and paste again.',
        });
        showToast({ tone: 'bad', sentence });
      }
    },
    [grid, papers, students],
  );
  const isTwice = (subjectId: string) => papers.filter((paper) => paper.subjectId === subjectId).length > 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t`Marks of ${sheet.className} ${sheet.section}`}>
      <table className={classes.table} data-rows={students.length}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Student</Trans>
            </th>
            {papers.map((paper) => (
              <th key={paper.id} scope="col">
                <span className={classes.head}>{paper.subject}</span>
                {isTwice(paper.subjectId) ? <span className={classes.part}>{paper.component}</span> : null}
                {sheet.isPublished || isReadOnly ? (
                  <Trans>of {paper.maxMarks}</Trans>
                ) : (
                  <button
                    type="button"
                    className={classes.maximum}
                    aria-label={t`Change maximum marks of ${paper.subject} ${paper.component}, now ${paper.maxMarks}`}
                    title={t`Change maximum marks`}
                    onClick={() => onPaper(paper.id)}
                  >
                    <Trans>of {paper.maxMarks}</Trans>
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map((student, row) => (
            <tr key={student.id}>
              <td>
                <span className={classes.who}>
                  <span className={classes.roll}>{student.rollNumber ?? '–'}</span>
                  <span className={classes.name}>{student.name}</span>
                  {!isReadOnly && student.cells.some(({ state }) => state === 'joinedLater') ? (
                    <Button size="small" onClick={() => onFormer(student.id)}>
                      {former.get(student.id) ?? t`Joined ${formatDate(student.joinedOn ?? '')}`}
                    </Button>
                  ) : null}
                </span>
              </td>
              {papers.map((paper, column) => (
                <td key={paper.id}>
                  {student.cells[column]?.state === 'notTaken' ? (
                    <p className={classes.quiet} title={t`${student.name} has not opted for ${paper.subject}.`}>
                      –
                    </p>
                  ) : (
                    <MarkCell
                      {...{ grid, row, column, isLocked }}
                      cellKey={keyOf(paper.id, student.id)}
                      label={`${student.name}, ${paper.subject} ${paper.component}`}
                      max={paper.maxMarks}
                      isLate={student.cells[column]?.state === 'joinedLater'}
                      onPaste={paste}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
