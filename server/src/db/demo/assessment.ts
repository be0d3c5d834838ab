import { PRESETS, SCALES, type SchemePreset } from '@shala/contract/exams';
import type { Row, Tables } from './copy.ts';
import type { Office } from './office.ts';
import type { Subject } from './school.ts';

const WITHOUT_PAPER = new Set(['Physical Education', 'Music', 'Art and Craft', 'Value Education']);
/** Nursery, LKG and UKG. */
const KINDERGARTEN = 3;

export type Component = { id: string; termNo: number; name: string };

export const hasMarks = (subject: Subject) => subject.schoolClass.position > KINDERGARTEN && !WITHOUT_PAPER.has(subject.name);

/** A preset that is there. */
function presetOf(key: string): SchemePreset {
  const preset = PRESETS.find((one) => one.key === key);
  if (preset === undefined) throw new Error(`There is no preset ${key}.`);
  return preset;
}

export const SCHEME = presetOf('cbse-two-terms');

/** Classes 1st to 12th follow the two terms of the CBSE pattern, the kindergarten its areas. Gives the components of the scheme. */
export function addAssessment(tables: Tables, office: Office): Component[] {
  const { plan, classes, subjects } = office.school;
  const scaleId = (key: string) => plan.ids('scale', key);
  tables.set(
    'grade_scales',
    (['eightPoint', 'threePoint', 'smiles'] as const).map(
      (key): Row => ({ id: scaleId(key), name: SCALES[key].name, bands: SCALES[key].bands, preset: key, source: SCALES[key].source }),
    ),
  );
  const schemeId = plan.ids('scheme', SCHEME.key);
  tables.set('assessment_schemes', [
    {
      ...{ id: schemeId, yearId: plan.yearId, name: SCHEME.name, preset: SCHEME.key, source: SCHEME.source },
      ...{ scaleId: scaleId('eightPoint'), passPercent: 33, rules: { codes: SCHEME.codes, rounding: SCHEME.rounding } },
    },
  ]);
  const terms = SCHEME.terms.map((term, index) => ({ ...term, termNo: index + 1 }));
  tables.set(
    'scheme_terms',
    terms.map(({ termNo, name, outOf, weight }): Row => ({ schemeId, termNo, name, outOf: outOf / 100, weight: weight / 100 })),
  );
  const components = terms.flatMap(({ termNo, components: own }) =>
    own.map((one, index) => ({ ...one, termNo, position: index + 1, id: plan.ids('component', `${termNo} ${one.name}`) })),
  );
  tables.set(
    'scheme_components',
    components.map(
      ({ id, termNo, position, name, max, weight, aggregation }): Row => ({
        id,
        schemeId,
        termNo,
        position,
        name,
        maxMarks: max / 100,
        weight: weight / 100,
        aggregation,
      }),
    ),
  );
  tables.set(
    'scheme_subjects',
    subjects.filter(hasMarks).map(({ id }): Row => ({ yearId: plan.yearId, subjectId: id, schemeId })),
  );
  tables.set(
    'class_assessments',
    classes
      .filter(({ position }) => position > KINDERGARTEN)
      .map(
        ({ id, position }): Row => ({
          ...{ yearId: plan.yearId, classId: id, scaleId: scaleId('eightPoint'), attendancePercent: 75 },
          // From 9th on; there are no ranks below.
          ranking: position > KINDERGARTEN + 8 ? 'standard' : 'off',
        }),
      ),
  );
  tables.set('subjects_not_taken', [...notTaken(office)]);
  addAreas(tables, office, scaleId);
  return components;
}

/** Science and commerce share some subjects of their class and not others. */
function* notTaken({ school, students }: Office): Generator<Row> {
  for (const { id, section } of students)
    for (const subject of school.subjects)
      if (subject.schoolClass === section.schoolClass && subject.stream !== null && subject.stream !== section.stream)
        yield { yearId: school.plan.yearId, studentId: id, subjectId: subject.id };
}

function addAreas(tables: Tables, office: Office, scaleId: (key: string) => string): void {
  const { plan, classes } = office.school;
  const smiles = presetOf('pre-primary');
  const areas = classes.flatMap((schoolClass) => {
    const preset = schoolClass.position > KINDERGARTEN ? SCHEME : smiles;
    return preset.areas.map((area, index) => ({
      ...{ id: plan.ids('area', `${schoolClass.name} ${area.name}`), yearId: plan.yearId, classId: schoolClass.id },
      ...{ kind: area.kind, domain: area.domain, name: area.name, position: index + 1, scaleId: scaleId(preset.areaScale) },
    }));
  });
  tables.set('assessment_areas', areas);
  const random = plan.random('areas');
  const ofClass = Map.groupBy(areas, ({ classId }) => classId);
  const labels = { threePoint: ['A', 'A', 'A', 'B', 'B', 'C'], smiles: ['☺☺☺', '☺☺☺', '☺☺', '☺☺', '☺'] };
  const isOver = plan.today >= `${plan.year.first}-10-01`;
  tables.set(
    'area_grades',
    (isOver ? office.students : []).flatMap((student) =>
      (ofClass.get(student.section.schoolClass.id) ?? []).map((area): Row => {
        const own = student.section.schoolClass.position > KINDERGARTEN ? labels.threePoint : labels.smiles;
        return { areaId: area.id, termNo: 1, studentId: student.id, label: random.pick(own) };
      }),
    ),
  );
}
