import type { CallAnswer } from '@shala/contract/shared';
import type { getTimetableLimits } from '@shala/contract/timetable';

/** The rules by which a change by hand is judged. */
export type Limits = CallAnswer<typeof getTimetableLimits>;
