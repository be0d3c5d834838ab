import { useLingui } from '@lingui/react/macro';
import { STUDENT_STATUSES } from '@shala/contract/students';
import type { ReactNode } from 'react';
import { useAddress, useSearchText } from '#lib/use-address';
import { useSlashKey } from '#lib/use-slash-key';
import { FilterRow, SearchBox, Segmented, Select } from '#ui/controls';
import type { SectionItem } from '../api.ts';
import { useStudentWords } from '../lib/words.ts';
import type { StudentFilter } from './use-student-pages.ts';

/** What the address says of class, section, gender, status and text, as the call takes it. */
export function useStudentFilter(): StudentFilter {
  const { get } = useAddress();
  const status = STUDENT_STATUSES.find((name) => name === get('status'));
  const gender = (['Female', 'Male', 'Other'] as const).find((name) => name === get('gender'));
  const [search, classId, sectionId] = [get('q'), get('class'), get('section')];
  return {
    ...(search ? { search } : {}),
    ...(sectionId ? { sectionId } : classId ? { classId } : {}),
    ...(gender ? { gender } : {}),
    ...(status && status !== 'present' ? { status } : {}),
  };
}

type Props = { sections: SectionItem[]; end?: ReactNode };

/** Search, class, section, gender and whether they are at school. */
export function StudentFilters({ sections, end }: Props) {
  const { t } = useLingui();
  const { get, change } = useAddress();
  // Here, and not above the list: a key draws the box anew, and no row.
  const [search, setSearch] = useSearchText();
  const { genders, statuses } = useStudentWords();
  const searchBox = useSlashKey();
  const classes = [...new Map(sections.map((item) => [item.classId, item.className]))];
  const own = sections.filter(({ classId, sectionId }) => classId === get('class') && sectionId !== null);
  const status = STUDENT_STATUSES.find((name) => name === get('status')) ?? 'present';
  return (
    <FilterRow end={end}>
      <SearchBox
        ref={searchBox}
        hasKey
        label={t`Search by name, number, guardian or phone`}
        placeholder={t`Name, number or phone`}
        value={search}
        onChange={setSearch}
      />
      <Select
        label={t`Class`}
        value={get('class')}
        choices={[{ value: '', label: t`All classes` }, ...classes.map(([value, name]) => ({ value, label: t`Class ${name}` }))]}
        onChange={(value) => change({ class: value, section: null })}
      />
      <Select
        label={t`Section`}
        value={get('section')}
        disabled={own.length === 0}
        choices={[
          { value: '', label: get('class') === '' ? t`Select a class first` : t`All sections` },
          ...own.map(({ sectionId, sectionName }) => ({ value: sectionId ?? '', label: t`Section ${sectionName}` })),
        ]}
        onChange={(value) => change({ section: value })}
      />
      <Select
        label={t`Gender`}
        value={get('gender')}
        choices={[{ value: '', label: t`All genders` }, ...Object.entries(genders).map(([value, label]) => ({ value, label }))]}
        onChange={(value) => change({ gender: value })}
      />
      <Segmented
        label={t`Status`}
        value={status}
        choices={STUDENT_STATUSES.map((value) => ({ value, label: statuses[value] }))}
        onChange={(value) => change({ status: value === 'present' ? null : value })}
      />
    </FilterRow>
  );
}
