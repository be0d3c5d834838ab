import type { Row, Tables } from './copy.ts';
import { addDays, daysBetween } from './days.ts';
import type { Office } from './office.ts';

type Activity = { kind: 'clubs' | 'sports' | 'achievements'; name: string; details: string; levels: readonly string[] };

const ACTIVITIES: readonly Activity[] = [
  { kind: 'clubs', name: 'Eco club', details: 'Saturday, third period', levels: ['Member', 'Member', 'Secretary'] },
  { kind: 'clubs', name: 'Robotics club', details: 'Computer lab, Friday after school', levels: ['Member', 'Team lead'] },
  { kind: 'clubs', name: 'Marathi literary circle', details: 'Wall magazine once a month', levels: ['Member', 'Editor'] },
  { kind: 'clubs', name: 'Drama club', details: 'Annual day play', levels: ['Member'] },
  { kind: 'clubs', name: 'School band', details: 'Practice on Tuesday and Thursday', levels: ['Member', 'Lead drummer'] },
  { kind: 'sports', name: 'Kabaddi', details: 'School team', levels: ['School', 'Taluka', 'District'] },
  { kind: 'sports', name: 'Kho-kho', details: 'School team', levels: ['School', 'District', 'State'] },
  { kind: 'sports', name: 'Cricket', details: 'Under 14 and under 17', levels: ['School', 'District'] },
  { kind: 'sports', name: 'Athletics, 100 m', details: 'Annual sports meet', levels: ['School', 'District'] },
  { kind: 'sports', name: 'Badminton', details: 'Doubles', levels: ['School', 'Division'] },
  { kind: 'sports', name: 'Chess', details: 'Swiss league, seven rounds', levels: ['District', 'State'] },
  { kind: 'achievements', name: '2nd in drawing', details: 'Certificate and ₹500 book voucher', levels: ['District'] },
  {
    kind: 'achievements',
    name: 'Science exhibition, best model',
    details: 'Water filter from husk and sand',
    levels: ['School', 'Taluka'],
  },
  { kind: 'achievements', name: 'Mathematics olympiad, rank in the first hundred', details: 'First round', levels: ['State', 'National'] },
  { kind: 'achievements', name: 'Elocution, first prize', details: 'On Savitribai Phule', levels: ['Inter-school'] },
  { kind: 'achievements', name: 'Full attendance', details: 'Not absent once in the last year', levels: ['School'] },
  { kind: 'achievements', name: 'Scout, Rajya Puraskar', details: 'Camp at Igatpuri', levels: ['State'] },
];

/** About a third of the students from class 1st on take part in activities; a few in several. */
export function addActivities(tables: Tables, office: Office): void {
  const { plan } = office.school;
  const random = plan.random('activities');
  const span = Math.max(1, daysBetween(plan.year.startsOn, plan.today));
  const rows = office.students
    .filter(({ section }) => section.schoolClass.position > 3 && random.chance(0.33))
    .flatMap((student) =>
      random
        .shuffled(ACTIVITIES)
        .slice(0, random.pick([1, 1, 1, 2, 2, 4]))
        .map(
          (activity): Row => ({
            id: plan.ids('activity', `${student.id} ${activity.name}`),
            studentId: student.id,
            kind: activity.kind,
            name: activity.name,
            details: activity.details,
            level: random.pick(activity.levels),
            onDate: addDays(plan.today, -random.int(0, Math.max(span, 200))),
          }),
        ),
    );
  tables.set('student_activities', rows);
}
