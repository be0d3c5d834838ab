import { searchAuditLog } from '@shala/contract/school';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { dayDimensions, within } from './days.ts';
import { column, inOffice, inTimes } from './fields.ts';

/** What is about signing in and the machine, which nobody asks about here. */
const OF_ACCESS = 'sign|password|token|secret|key|device|recovery|factor|invit|session|account|channel|feed|mcp|chat|code';

/** What was changed in the records, by whom and when. What stood there before and after is on its screen only. */
export const changes: Declared = {
  name: 'change',
  needs: searchAuditLog,
  nouns:
    'who, office, record, records, made, make, done, did, entry, entries, changes, change, changed, edited, edit, corrected, log, logged, by, the, in, kisne, kiya, kiye, badla, badle, list',
  asks: 'audit, audit log, audit trail, audit entries, audit entry, audit record, audit records, activity log, change log, log of changes, record of changes, history of changes, changes made, changes were made, changes in records, changes to records, changes in the records, changes done, kisne badla, kya badla, kya kya badla, ऑडिट',
  title: 'Changes of records',
  screen: { label: 'Record of changes', path: '/data/audit' },
  from: ({
    schoolId,
  }) => sql`select r.id as change_id, u.name as person, lower(regexp_replace(r.action, '([A-Z])', ' \\1', 'g')) as act, r.entity as record, nullif(r.reason, '') as reason, (r.at at time zone z.time_zone)::date as on_day,
      to_char(r.at at time zone z.time_zone, 'HH24:MI') as at_time from audit_log r join schools z on z.id = r.school_id left join accounts u on u.id = r.account_id and u.school_id = r.school_id
    where r.school_id = ${schoolId} and r.entity <> '' and r.action !~* ${OF_ACCESS} and r.entity !~* ${OF_ACCESS}`,
  inPeriod: within(sql`t.on_day`),
  usual: 'year',
  dimensions: {
    person: inOffice(
      sql`t.person`,
      'by whom, who made, made by whom, who changed, changed by whom, who edited, edited by whom, person, persons, user, users, clerk, clerks, kisne kiya',
    ),
    act: { words: 'act, acts, action, actions, kind of change, kinds of changes, type of change', title: 'Action', sql: sql`t.act` },
    record: { words: 'record, records, kind of record, kinds of records, record type', title: 'Record', sql: sql`t.record` },
    reason: { words: 'reason, reasons, karan', title: 'Reason', sql: sql`t.reason`, ...column },
    time: { words: 'time, times, what time, at what time, kitne baje', title: 'Time', sql: sql`t.at_time`, isColumn: true },
    ...dayDimensions(sql`t.on_day`),
  },
  measures: { count: { words: '', title: 'Changes', sql: sql`count(*)`, ...inTimes } },
  main: 'list',
  list: ['day', 'time', 'person', 'act', 'record', 'reason'],
};
