import { z } from 'zod/mini';
import { readFlag, readMaybe, readMaybeNumber, readText } from '../shared/index.ts';
import { vacancies } from './vacancies.ts';

// How the browser reads the answers of the specification's employee calls: see `reads` of a call.

export const teachers = z.array(
  z.object({ _id: z.string(), name: readText(), imageUrl: readMaybe, gender: readText(), isTeaching: readFlag(true) }),
);

/** When the answer has no id, the screen uses the one in its address. */
export const teacher = z.object({
  _id: readText(),
  name: readText(),
  email: readMaybe,
  phoneNo: readMaybe,
  gender: readMaybe,
  positionRole: readMaybe,
  totalClasses: readMaybeNumber,
  dob: readMaybe,
  joiningDate: readMaybe,
  classTeacher: readMaybe,
  address: readMaybe,
  imageUrl: readMaybe,
  leftOn: readMaybe,
});

const NOTHING = { lessons: [], classTeacherOf: [] };
export const removal = z.catch(z.object({ vacant: z.catch(vacancies, NOTHING), hasEndedAccess: readFlag(false) }), {
  vacant: NOTHING,
  hasEndedAccess: false,
});
