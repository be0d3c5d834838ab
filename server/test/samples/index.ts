import { accessSamples } from './access.ts';
import { assistantSamples } from './assistant.ts';
import { attendanceSamples } from './attendance.ts';
import { calendarSamples } from './calendar.ts';
import { certificateSamples } from './certificates.ts';
import { classSamples } from './classes.ts';
import { dashboardSamples } from './dashboard.ts';
import { employeeSamples } from './employees.ts';
import { assessmentSamples } from './exams.ts';
import { financeSamples } from './finance.ts';
import { historySamples } from './history.ts';
import { identitySamples } from './identity.ts';
import { importSamples } from './imports.ts';
import { logbookSamples } from './logbook.ts';
import { noticeSamples } from './notices.ts';
import { operationsSamples } from './operations.ts';
import { questionPaperSamples } from './question-papers.ts';
import { layoutSamples } from './report-layouts.ts';
import type { Samples } from './sample.ts';
import { schemeSamples } from './schemes.ts';
import { schoolSamples } from './school.ts';
import { studentSamples } from './students.ts';
import { textbookSamples } from './textbooks.ts';
import { timetableSamples } from './timetable.ts';

export type { Sample, Samples } from './sample.ts';

/** A sample for every call of the contract: a missing one fails the contract walk. */
export const samples: Samples = {
  ...identitySamples,
  ...accessSamples,
  ...classSamples,
  ...attendanceSamples,
  ...dashboardSamples,
  ...employeeSamples,
  ...importSamples,
  ...financeSamples,
  ...assessmentSamples,
  ...schemeSamples,
  ...layoutSamples,
  ...calendarSamples,
  ...noticeSamples,
  ...operationsSamples,
  ...logbookSamples,
  ...schoolSamples,
  ...textbookSamples,
  ...questionPaperSamples,
  ...studentSamples,
  ...historySamples,
  ...timetableSamples,
  ...certificateSamples,
  ...assistantSamples,
};
