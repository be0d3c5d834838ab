import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { countStudents, listStudents } from '@shala/contract/students';
import { IconArrowsExchange, IconListNumbers, IconSchool, IconTableImport, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import type { ScreenParams } from '#lib/screen';
import { useAddress } from '#lib/use-address';
import { BulkBar } from '#ui/bulk-bar';
import { Button, LinkButton } from '#ui/button';
import { Card } from '#ui/card';
import { DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchStudents, type SectionItem, type StudentRow, useStudents } from '../api.ts';
import { ExportButtons, PrintButtons } from '../components/export-buttons.tsx';
import { StudentsNav } from '../components/students-nav.tsx';
import { MoveDialog } from '../directory/move-dialog.tsx';
import { RollDialog } from '../directory/roll-dialog.tsx';
import { useStudentColumns } from '../directory/student-columns.tsx';
import { StudentFilters, useStudentFilter } from '../directory/student-filters.tsx';
import { type StudentFilter, useStudentPages } from '../directory/use-student-pages.ts';
import { useStudentWords } from '../lib/words.ts';

/** As many ids as an address can name. */
const MOST_NAMED = 300;

/** Begins loading the directory as its address wants it. */
export function prefetchDirectory(_params: ScreenParams, search: URLSearchParams) {
  void prefetchStudents(countStudents, {});
  // With filters the screen asks by itself.
  if (search.size === 0) return prefetchStudents(listStudents, { query: { offset: '0', limit: '50' } });
}

/** Every student of the school: searched, filtered, chosen together. */
export function StudentsScreen() {
  const { t } = useLingui();
  const filter = useStudentFilter();
  const counts = useStudents(countStudents, {});
  const total = counts.data ? totalOf(filter, counts.data) : undefined;
  const list = useStudentPages(filter, total);
  const shown = list.places.length;
  return (
    <>
      <PageHeader
        title={t`Students`}
        context={list.query.data ? <Count list={list} /> : ' '}
        actions={
          <>
            <ExportButtons kind="students" filters={filter} isEmpty={total === 0} />
            <PrintButtons filters={filter} />
            <LinkButton to={paths.importData} icon={<IconTableImport size={16} stroke={1.75} aria-hidden="true" />}>
              {t`Import`}
            </LinkButton>
            <LinkButton to={paths.addStudent} isPrimary icon={<IconUserPlus size={16} stroke={1.75} aria-hidden="true" />}>
              {t`Add student`}
            </LinkButton>
          </>
        }
      />
      <StudentsNav />
      <StudentFilters sections={counts.data?.sections ?? []} end={<RollButton sections={counts.data?.sections ?? []} />} />
      <LoadState query={list.query} title={t`The students could not be opened`}>
        {() => (shown === 0 ? <Nobody filter={filter} /> : <Directory list={list} showsLeft={filter.status !== undefined} />)}
      </LoadState>
    </>
  );
}

function Directory({ list, showsLeft }: { list: ReturnType<typeof useStudentPages>; showsLeft: boolean }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlyMap<string, StudentRow>>(new Map());
  const [isMoving, setIsMoving] = useState(false);
  const choose = (rows: StudentRow[], areChosen: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) areChosen ? next.set(row.id, row) : next.delete(row.id);
    setChosen(next);
  };
  const columns = useStudentColumns({
    at: list.at,
    chosen: new Set(chosen.keys()),
    onChoose: (id, isChosen) =>
      choose(
        list.loaded.filter((row) => row.id === id),
        isChosen,
      ),
    onChooseAll: (areChosen) => choose(list.loaded, areChosen),
    areAllChosen: list.loaded.length > 0 && list.loaded.every(({ id }) => chosen.has(id)),
    showsLeft,
  });
  const clear = () => setChosen(new Map());
  return (
    <>
      <DataTable
        label={t`Students`}
        columns={columns}
        rows={list.places}
        rowId={(place) => list.at(place)?.id ?? `${place}`}
        onRange={list.onRange}
        isTall
        foot={<Count list={list} />}
      />
      {chosen.size > 0 ? (
        <BulkBar label={t`Selected students`} count={chosen.size} onClear={clear}>
          <Button isPrimary icon={<IconArrowsExchange size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsMoving(true)}>
            {t`Move to another section`}
          </Button>
          {chosen.size <= MOST_NAMED ? (
            <>
              <PrintButtons filters={{ ids: [...chosen.keys()].join(',') }} hasList={false} />
              <ExportButtons kind="students" filters={{ ids: [...chosen.keys()].join(',') }} />
            </>
          ) : null}
        </BulkBar>
      ) : null}
      {isMoving ? <MoveDialog studentIds={[...chosen.keys()]} onClose={() => setIsMoving(false)} onDone={clear} /> : null}
    </>
  );
}

/** How many there are; of a search that goes on beyond what was loaded, that there are more. */
function Count({ list: { places, isWhole } }: { list: ReturnType<typeof useStudentPages> }) {
  const figure = formatNumber(isWhole ? places.length : places.length - 1);
  return isWhole ? (
    <Plural value={places.length} one="# student" other={`${figure} students`} />
  ) : (
    <Trans>More than {figure} students</Trans>
  );
}

/** Numbers the section that is chosen. */
function RollButton({ sections }: { sections: SectionItem[] }) {
  const { t } = useLingui();
  const { get } = useAddress();
  const { seatOf } = useStudentWords();
  const [isOpen, setIsOpen] = useState(false);
  const section = sections.find(({ sectionId }) => sectionId !== null && sectionId === get('section'));
  if (!section) return null;
  return (
    <>
      <Button icon={<IconListNumbers size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {t`Roll numbers`}
      </Button>
      {isOpen ? <RollDialog sectionId={get('section')} name={seatOf(section)} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function Nobody({ filter }: { filter: StudentFilter }) {
  const { t } = useLingui();
  const { change } = useAddress();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <Card>
      <EmptyState
        icon={<IconSchool size={24} stroke={1.75} />}
        title={isFiltered ? t`No matching students` : t`No students yet`}
        action={
          isFiltered ? (
            <Button
              onClick={() => change({ q: null, class: null, section: null, gender: null, status: null })}
            >{t`Show all students`}</Button>
          ) : (
            <>
              <LinkButton to={paths.addStudent}>{t`Add the first student`}</LinkButton>
              <LinkButton to={paths.importData}>{t`Import from Excel`}</LinkButton>
            </>
          )
        }
      />
    </Card>
  );
}

type Counts = {
  sections: { classId: string; sectionId: string | null }[];
  counts: { sectionId: string | null; gender: string; hasLeft: boolean; count: number }[];
};

/** How many students a filter has; a search shows that by itself. */
function totalOf(
  { search, classId, sectionId, gender, status = 'present' }: StudentFilter,
  { sections, counts }: Counts,
): number | undefined {
  if (search) return undefined;
  const inClass = new Set(sections.filter((item) => item.classId === classId).map((item) => item.sectionId));
  return counts
    .filter(
      (row) =>
        (status === 'all' || row.hasLeft === (status === 'left')) &&
        (!gender || row.gender === gender) &&
        (!sectionId || row.sectionId === sectionId) &&
        (!classId || inClass.has(row.sectionId)),
    )
    .reduce((sum, { count }) => sum + count, 0);
}
