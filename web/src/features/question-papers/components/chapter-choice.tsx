import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Blueprint } from '@shala/contract/question-papers';
import { Card } from '#ui/card';
import { Text } from '#ui/layout';
import type { PaperBook } from '../api.ts';
import { NumberCell } from './number-cell.tsx';
import classes from './papers.module.css';

type Chapters = Blueprint['chapters'];
type Props = { book: PaperBook; chapters: Chapters; onChange: (chapters: Chapters) => void };

/** The chapters that a paper asks, each with its marks where the teacher wants to fix them. */
export function ChapterChoice({ book, chapters, onChange }: Props) {
  const { t } = useLingui();
  const marksOf = new Map(chapters.map(({ number, marks }) => [number, marks]));
  const put = (next: Map<number, number | null>) =>
    onChange(book.chapters.flatMap(({ number }) => (next.has(number) ? [{ number, marks: next.get(number) ?? null }] : [])));
  const isAll = chapters.length === book.chapters.length;
  const all = () => put(new Map(isAll ? [] : book.chapters.map(({ number }) => [number, marksOf.get(number) ?? null])));
  return (
    <Card
      title={t`Chapters`}
      fact={
        <Trans>
          {chapters.length} of {book.chapters.length}
        </Trans>
      }
      action={
        <label className={classes.type}>
          <input type="checkbox" checked={isAll} onChange={all} />
          <Trans>All</Trans>
        </label>
      }
    >
      <Text c="dimmed" fz="sm" pt={8} px={16}>
        <Trans>To set the marks of a chapter, enter them in its box.</Trans>
      </Text>
      <div className={classes.chapters}>
        {book.chapters.map(({ number, name, questions }) => (
          <div key={number} className={classes.chapter}>
            <label>
              <input
                type="checkbox"
                checked={marksOf.has(number)}
                onChange={({ target }) => {
                  const next = new Map(marksOf);
                  if (target.checked) next.set(number, null);
                  else next.delete(number);
                  put(next);
                }}
              />
              <span>
                {number}. {name}{' '}
                <span className={classes.quiet}>
                  · <Plural value={questions} one="# question" other="# questions" />
                </span>
              </span>
            </label>
            <NumberCell
              label={t`Marks of chapter ${number}`}
              placeholder={t`Any`}
              value={marksOf.get(number) ?? null}
              least={0}
              most={500}
              step={0.5}
              isOptional
              disabled={!marksOf.has(number)}
              onChange={(marks) => put(new Map(marksOf).set(number, marks))}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}
