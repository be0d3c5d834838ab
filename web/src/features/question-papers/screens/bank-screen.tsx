import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listBankQuestions, listPaperBooks, QUESTION_TYPES, type QuestionType } from '@shala/contract/question-papers';
import { IconBookOff, IconPlus, IconSearchOff } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { FilterRow, SearchBox, Select } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { type BankQuestion, type PaperBook, prefetchOfPapers, usePapers } from '../api.ts';
import { BankDrawer } from '../components/bank-drawer.tsx';
import { levelNames, typeNames } from '../lib/words.ts';

/** Begins loading it before it is shown. */
export const prefetchBank = () => prefetchOfPapers(listPaperBooks, {});

/** All questions of a subject: those of its textbook and the school's own, with marks and difficulty. */
export function BankScreen() {
  const { t } = useLingui();
  const { get } = useAddress();
  const [open, setOpen] = useState<BankQuestion | 'new' | null>(null);
  const books = usePapers(listPaperBooks, {});
  const subjectId = get('book') || (books.data?.books[0]?.subjectId ?? '');
  const query = readFilters(get);
  const bank = usePapers(listBankQuestions, { params: { subjectId }, query }, subjectId !== '');
  if (books.data?.books.length === 0) return <NoBooks />;
  return (
    <>
      <PageHeader
        title={t`Question bank`}
        context={bank.data ? <Plural value={bank.data.total} one="# question" other="# questions" /> : null}
        actions={
          <>
            <LinkButton to={paths.questionPapers}>{t`Question papers`}</LinkButton>
            <Button
              isPrimary
              icon={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
              onClick={() => setOpen('new')}
              disabled={!bank.data}
            >
              {t`Add question`}
            </Button>
          </>
        }
      />
      <BankFilters books={books.data?.books ?? []} subjectId={subjectId} chapters={bank.data?.chapters ?? []} />
      <LoadState query={bank} after={books} title={t`The questions could not be opened`}>
        {({ questions }) =>
          questions.length === 0 ? (
            <Card>
              <EmptyState icon={<IconSearchOff size={24} stroke={1.75} />} title={t`No matching questions`}>
                <Trans>Search for something else or select less, or add a question of your own.</Trans>
              </EmptyState>
            </Card>
          ) : (
            <BankTable questions={questions} openId={open === null || open === 'new' ? null : open._id} onOpen={setOpen} />
          )
        }
      </LoadState>
      {open !== null && bank.data ? (
        <BankDrawer
          key={open === 'new' ? 'new' : open._id}
          subjectId={subjectId}
          chapters={bank.data.chapters}
          question={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

type Get = (name: string) => string;

/** What the address asks for, as the call takes it. */
function readFilters(get: Get): { chapter?: string; type?: QuestionType; source?: 'book' | 'own'; q?: string } {
  const [chapter, type, source, q] = [get('chapter'), QUESTION_TYPES.find((one) => one === get('type')), get('source'), get('q')];
  return {
    ...(chapter ? { chapter } : {}),
    ...(type ? { type } : {}),
    ...(source === 'book' || source === 'own' ? { source } : {}),
    ...(q ? { q } : {}),
  };
}

type FiltersProps = { books: PaperBook[]; subjectId: string; chapters: { number: number; name: string }[] };

function BankFilters({ books, subjectId, chapters }: FiltersProps) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const [search, setSearch] = useSearchText();
  const box = useSlashKey();
  const types = typeNames();
  return (
    <FilterRow>
      <SearchBox ref={box} label={t`Search questions`} value={search} onChange={setSearch} hasKey />
      <Select
        label={t`Textbook`}
        value={subjectId}
        choices={books.map((one) => ({ value: one.subjectId, label: t`Class ${one.class} · ${one.subject}` }))}
        onChange={(next) => change({ book: next, chapter: null })}
      />
      <Select
        label={t`Chapter`}
        value={get('chapter')}
        choices={[
          { value: '', label: t`All chapters` },
          ...chapters.map(({ number, name }) => ({ value: String(number), label: `${number}. ${name}` })),
        ]}
        onChange={(next) => change({ chapter: next })}
      />
      <Select
        label={t`Type`}
        value={get('type')}
        choices={[{ value: '', label: t`All types` }, ...QUESTION_TYPES.map((one) => ({ value: one, label: types[one] }))]}
        onChange={(next) => change({ type: next })}
      />
      <Select
        label={t`Source`}
        value={get('source')}
        choices={[
          { value: '', label: t`All sources` },
          { value: 'book', label: t`Textbook` },
          { value: 'own', label: t`School’s own questions` },
        ]}
        onChange={(next) => change({ source: next })}
      />
    </FilterRow>
  );
}

type TableProps = { questions: BankQuestion[]; openId: string | null; onOpen: (question: BankQuestion) => void };

function BankTable({ questions, openId, onOpen }: TableProps) {
  const { t } = useLingui();
  const [types, levels] = [typeNames(), levelNames()];
  const places = { exercise: t`Exercise`, example: t`Example`, intext: t`In-text question`, own: t`School’s own` };
  return (
    <DataTable
      label={t`Questions`}
      rows={questions}
      rowId={({ _id }) => _id}
      currentId={openId}
      onOpen={onOpen}
      isTall
      columns={[
        { id: 'question', head: t`Question`, cell: ({ question }) => (question.length > 180 ? `${question.slice(0, 180)}…` : question) },
        { id: 'chapter', head: t`Chapter`, cell: ({ chapterNumber }) => formatNumber(chapterNumber), isFigure: true },
        {
          id: 'place',
          head: t`Source`,
          cell: ({ place, page }) => (page === null ? places[place] : t`${places[place]}, page ${page}`),
          isOneLine: true,
        },
        { id: 'type', head: t`Type`, cell: ({ type }) => types[type], isOneLine: true },
        { id: 'level', head: t`Skill tested`, cell: ({ level }) => levels[level], isOneLine: true },
        {
          id: 'marks',
          head: t`Marks`,
          cell: ({ marks, isProposed }) => (isProposed ? t`${formatNumber(marks, 1)} (suggested)` : formatNumber(marks, 1)),
          isFigure: true,
        },
        { id: 'asked', head: t`Times asked`, cell: ({ timesAsked }) => formatNumber(timesAsked), isFigure: true },
      ]}
    />
  );
}

function NoBooks() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Question bank`} />
      <Card>
        <EmptyState
          icon={<IconBookOff size={24} stroke={1.75} />}
          title={t`No textbooks yet`}
          action={<LinkButton to={paths.textbooks} isPrimary>{t`Upload a textbook`}</LinkButton>}
        >
          <Trans>Questions of your uploaded textbooks and your own questions are listed here. Upload a textbook first.</Trans>
        </EmptyState>
      </Card>
    </>
  );
}
