import { Plural, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#lib/format';
import { paths } from '#lib/paths';
import { Button } from '#ui/button';
import { HiddenText, Select } from '#ui/controls';
import { Group } from '#ui/layout';
import type { Open, SchoolClass, Section } from './class-dialogs.tsx';
import styles from './school.module.css';

type Props = {
  classes: SchoolClass[];
  teachers: readonly { id: string; name: string }[];
  onClassTeacher: (section: Section, classTeacherId: string | null) => void;
  onOpen: (open: Open) => void;
  onMove: (classIds: string[]) => void;
  isMoving: boolean;
  onRemoveSection: (schoolClass: SchoolClass, section: Section) => void;
};

/** A head for each class, its sections below. */
export function ClassRows({ classes, teachers, onClassTeacher, onRemoveSection, ...props }: Props) {
  const { t } = useLingui();
  return (
    <table className={styles.table} aria-label={t`Classes and sections`}>
      <thead>
        <tr>
          <th scope="col">{t`Class and section`}</th>
          <th scope="col">{t`Class teacher`}</th>
          <th scope="col">{t`Subjects`}</th>
          <th scope="col" className={styles.figure}>{t`Students`}</th>
          <th scope="col">
            <HiddenText>{t`Actions`}</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody>
        {classes.map((schoolClass, place) => (
          <Fragment key={schoolClass.id}>
            <ClassHead {...props} classes={classes} schoolClass={schoolClass} place={place} />
            {schoolClass.sections.map((section) => (
              <SectionRow
                key={section.id}
                schoolClass={schoolClass}
                section={section}
                teachers={teachers}
                onClassTeacher={onClassTeacher}
                onOpen={props.onOpen}
                onRemove={() => onRemoveSection(schoolClass, section)}
              />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = Omit<Props, 'onRemoveSection' | 'teachers' | 'onClassTeacher'> & { schoolClass: SchoolClass; place: number };

function ClassHead({ classes, schoolClass, place, onOpen, onMove, isMoving }: HeadProps) {
  const { t } = useLingui();
  const { className } = schoolClass;
  const students = schoolClass.sections.reduce((sum, section) => sum + section.students, 0);
  const move = (to: number) => {
    if (isMoving) return;
    const ids = classes.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(place, 1));
    onMove(ids);
  };
  return (
    <tr className={styles.group}>
      <td>{t`Class ${className}`}</td>
      <td />
      <td>
        <Link to={`${paths.subjectsData}?class=${encodeURIComponent(schoolClass.id)}`}>
          <Plural value={schoolClass.subjects} one="# subject" other="# subjects" />
        </Link>
      </td>
      <td className={styles.figure}>{formatNumber(students)}</td>
      <td>
        <Group gap={6} justify="flex-end">
          <button
            type="button"
            className={styles.iconButton}
            aria-label={t`Move class ${className} up`}
            disabled={place === 0}
            onClick={() => move(place - 1)}
          >
            <IconArrowUp size={16} stroke={1.75} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.iconButton}
            aria-label={t`Move class ${className} down`}
            disabled={place === classes.length - 1}
            onClick={() => move(place + 1)}
          >
            <IconArrowDown size={16} stroke={1.75} aria-hidden="true" />
          </button>
          <Button
            size="small"
            aria-label={t`Add section to class ${className}`}
            onClick={() => onOpen({ kind: 'new section', schoolClass })}
          >
            {t`Add section`}
          </Button>
          <Button size="small" aria-label={t`Rename class ${className}`} onClick={() => onOpen({ kind: 'class', schoolClass })}>
            {t`Rename`}
          </Button>
          <Button size="small" aria-label={t`Delete class ${className}`} onClick={() => onOpen({ kind: 'remove class', schoolClass })}>
            {t`Delete`}
          </Button>
        </Group>
      </td>
    </tr>
  );
}

type SectionProps = Pick<Props, 'teachers' | 'onClassTeacher' | 'onOpen'> & {
  schoolClass: SchoolClass;
  section: Section;
  onRemove: () => void;
};

function SectionRow({ schoolClass, section, teachers, onClassTeacher, onOpen, onRemove }: SectionProps) {
  const { t } = useLingui();
  const name = `${schoolClass.className} ${section.section}`;
  const { classTeacher } = section;
  // A class teacher who is no longer in service stays shown until another is selected.
  const choices = classTeacher === null || teachers.some(({ id }) => id === classTeacher.id) ? teachers : [classTeacher, ...teachers];
  return (
    <tr>
      <td>{t`Section ${section.section}`}</td>
      <td>
        <Select
          label={t`Class teacher of ${name}`}
          value={section.classTeacher?.id ?? ''}
          choices={[{ value: '', label: t`None` }, ...choices.map((teacher) => ({ value: teacher.id, label: teacher.name }))]}
          onChange={(id) => onClassTeacher(section, id || null)}
        />
      </td>
      <td />
      <td className={styles.figure}>{formatNumber(section.students)}</td>
      <td>
        <Group gap={6} justify="flex-end">
          <Button size="small" aria-label={t`Edit section ${name}`} onClick={() => onOpen({ kind: 'section', schoolClass, section })}>
            {t`Edit`}
          </Button>
          <Button size="small" aria-label={t`Delete section ${name}`} onClick={onRemove}>
            {t`Delete`}
          </Button>
        </Group>
      </td>
    </tr>
  );
}
