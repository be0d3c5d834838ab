import { QUERY_ENTITIES, type QueryEntity } from '@shala/contract/assistant';
import type { Entity } from '../entity.ts';
import * as attendance from './attendance.ts';
import * as books from './books.ts';
import * as closings from './closings.ts';
import * as dateSheet from './date-sheet.ts';
import * as deliveries from './deliveries.ts';
import * as exams from './exams.ts';
import * as feeChoices from './fee-choices.ts';
import * as fees from './fees.ts';
import * as heads from './heads.ts';
import * as leavers from './leavers.ts';
import * as lessons from './lessons.ts';
import * as life from './life.ts';
import * as money from './money.ts';
import * as notices from './notices.ts';
import * as officeLog from './office-log.ts';
import * as progress from './progress.ts';
import * as pupilPapers from './pupil-papers.ts';
import * as pupilRecords from './pupil-records.ts';
import * as questionPapers from './question-papers.ts';
import * as rates from './rates.ts';
import * as registers from './registers.ts';
import * as reportCard from './report-card.ts';
import * as runs from './runs.ts';
import * as schoolYear from './school-year.ts';
import * as seating from './seating.ts';
import * as spending from './spending.ts';
import * as staff from './staff.ts';
import * as staffPapers from './staff-papers.ts';
import * as students from './students.ts';

const isEntity = (one: unknown): one is Entity => typeof one === 'object' && one !== null && 'dimensions' in one && 'measures' in one;
const DECLARED = [
  attendance,
  books,
  closings,
  dateSheet,
  deliveries,
  exams,
  feeChoices,
  fees,
  heads,
  leavers,
  lessons,
  life,
  money,
  notices,
  officeLog,
  schoolYear,
  progress,
  pupilPapers,
  pupilRecords,
  questionPapers,
  rates,
  registers,
  reportCard,
  runs,
  seating,
  spending,
  staff,
  staffPapers,
  students,
]
  .flatMap((file) => Object.values(file as Record<string, unknown>))
  .filter(isEntity);

/** Everything that can be asked about, by name, in the order of the contract's list. */
export const ENTITIES = Object.fromEntries(
  QUERY_ENTITIES.flatMap((name) => DECLARED.filter((one) => one.name === name)).map((one) => [one.name, one]),
) as Readonly<Record<QueryEntity, Entity>>;
