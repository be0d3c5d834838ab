import { type Db, sql } from '#platform/db';

export type DayMark = { day: string; mark: string };

/**
 * Each day of the current year up to the end of this month: the mark as the attendance counts it (`effectiveMark`), `-` for no school, also where a register was
 * taken before the day became a holiday, `.` for a register that was not taken, a space for future days.
 */
export function listDays(db: Db, schoolId: string, studentId: string): Promise<DayMark[]> {
  return db.rows(sql`select d.day, case when not app.is_school_day(${schoolId}::uuid, d.day, 'students') then '-' when a.mark is not null then a.mark::text when d.day > d.today then ' '
      when exists (select from leave_requests l where l.school_id = ${schoolId} and l.student_id = ${studentId}::uuid and l.state = 'approved' and not l.half_day
        and d.day between l.from_date and l.to_date) then 'V' else '.' end as mark
    from (select x::date as day, t.today from academic_years y cross join (select app.today(${schoolId}::uuid) as today) t
      cross join lateral generate_series(y.starts_on, least(y.ends_on, (date_trunc('month', t.today) + interval '1 month - 1 day')::date), interval '1 day') x
      where y.school_id = ${schoolId} and y.is_current) d
    left join student_attendance a on a.school_id = ${schoolId} and a.student_id = ${studentId}::uuid and a.on_date = d.day order by d.day`);
}

export type MarkRow = { examId: string; exam: string; subject: string; percent: number | null; code: string };

/**
 * The marks of the last exam of the current year in which the student has any, and of the one before that can be compared with it; papers of a subject are added up.
 * Comparable is the same test or exam of the scheme, by name or by its place and weight in a term: the half-yearly with the annual exam, never with a notebook.
 */
export function listMarks(db: Db, schoolId: string, studentId: string): Promise<MarkRow[]> {
  return db.rows(sql`with mine as (
      select x.id, x.name, x.starts_on, s.name as subject, s.position, min(k.name) as component, min(k.position) as place, min(k.weight) as weight, round(sum(m.marks) * 100 / sum(p.max_marks) filter (where m.marks is not null))::int as percent, min(m.code) as code
      from marks m join exam_papers p on p.school_id = m.school_id and p.id = m.paper_id join exams x on x.school_id = p.school_id and x.id = p.exam_id
      join academic_years y on y.school_id = x.school_id and y.id = x.year_id and y.is_current join subjects s on s.school_id = p.school_id and s.id = p.subject_id
      left join scheme_components k on k.school_id = p.school_id and k.id = p.component_id
      where m.school_id = ${schoolId} and m.student_id = ${studentId}::uuid group by x.id, x.name, x.starts_on, s.id, s.name, s.position
    ), each as (
      select id, starts_on, min(component) as component, min(place) as place, min(weight) as weight from mine group by id, starts_on
    ), newest as (select * from each order by starts_on desc, id limit 1
    ), before as (select e.id from each e join newest n on e.id <> n.id and (e.component = n.component or (e.place, e.weight) = (n.place, n.weight)) order by e.starts_on desc, e.id limit 1
    ), last as (select id from newest union all select id from before)
    select m.id as "examId", m.name as exam, m.subject, m.percent, case when m.percent is null then m.code else '' end as code
    from mine m join last using (id) order by m.starts_on desc, m.id, m.position, m.subject`);
}

type TimelineKind =
  | 'payment'
  | 'activity'
  | 'absence'
  | 'leave'
  | 'exam'
  | 'move'
  | 'seat'
  | 'place'
  | 'admission'
  | 'left'
  | 'back'
  | 'certificate';
export type TimelineRow = { kind: TimelineKind; on: string; what: string; detail: string; amountPaise: number | null };

const MOST = 16;

/** What happened to a student, newest first. */
export function listTimeline(db: Db, schoolId: string, studentId: string): Promise<TimelineRow[]> {
  return db.rows(sql`select kind, on_date as on, what, detail, paise as "amountPaise" from (
      select 'payment' as kind, p.received_on as on_date, p.mode as what, p.financial_year || '-' || lpad(((p.financial_year + 1) % 100)::text, 2, '0') || '/' || p.receipt_no as detail, p.amount_paise as paise
        from payments p where p.school_id = ${schoolId} and p.student_id = ${studentId}::uuid and p.state = 'live'
      union all select 'activity', a.on_date, a.name, concat_ws(' · ', nullif(a.level, ''), nullif(a.details, '')), null
        from student_activities a where a.school_id = ${schoolId} and a.student_id = ${studentId}::uuid and a.on_date is not null
      union all select 'absence', min(i.on_date), count(*)::text, coalesce(max(nullif(i.reason, '')), ''), null from (
          select on_date, reason, on_date - (row_number() over (order by on_date))::int as island from student_attendance
          where school_id = ${schoolId} and student_id = ${studentId}::uuid and mark = 'A' and app.is_school_day(${schoolId}::uuid, on_date, 'students')) i group by i.island
      union all select 'leave', l.from_date, (l.to_date - l.from_date + 1)::text, l.reason, null
        from leave_requests l where l.school_id = ${schoolId} and l.student_id = ${studentId}::uuid and l.state = 'approved'
      -- An exam is published for a class with the first result that contains it, whatever other classes still wait for.
      union all select 'exam', (min(v.at) at time zone (select w.time_zone from schools w where w.id = ${schoolId}))::date, x.name, round(avg(m.marks * 100 / p.max_marks))::text, null
        from marks m join exam_papers p on p.school_id = m.school_id and p.id = m.paper_id join exams x on x.school_id = p.school_id and x.id = p.exam_id
        join scheme_components k on k.school_id = p.school_id and k.id = p.component_id
        join lateral (select min(n.published_at) as at from results r join result_versions n on n.school_id = r.school_id and n.id = r.version_id
          where r.school_id = m.school_id and r.student_id = m.student_id and n.year_id = x.year_id and n.term_no in (0, k.term_no)) v on v.at is not null
        where m.school_id = ${schoolId} and m.student_id = ${studentId}::uuid and m.marks is not null group by x.id, x.name
      union all select 'move', v.on_date, cf.name || ' ' || f.name, ct.name || ' ' || t.name, null
        from section_moves v join sections f on f.school_id = v.school_id and f.id = v.from_section_id join classes cf on cf.school_id = f.school_id and cf.id = f.class_id
        join sections t on t.school_id = v.school_id and t.id = v.to_section_id join classes ct on ct.school_id = t.school_id and ct.id = t.class_id
        where v.school_id = ${schoolId} and v.student_id = ${studentId}::uuid
      -- The seat at the beginning of the year: what follows is a move. Promoted is who was in a lower class the year before.
      union all select case when c.position > (select pc.position from enrolments n join academic_years py on py.school_id = n.school_id and py.id = n.year_id
            join sections ps on ps.school_id = n.school_id and ps.id = n.section_id join classes pc on pc.school_id = ps.school_id and pc.id = ps.class_id
            where n.school_id = e.school_id and n.student_id = e.student_id and py.starts_on < y.starts_on order by py.starts_on desc limit 1) then 'seat' else 'place' end,
          y.starts_on, c.name || ' ' || s.name, y.name, null
        from enrolments e join academic_years y on y.school_id = e.school_id and y.id = e.year_id
        join sections s on s.school_id = e.school_id and s.id = coalesce((select v.from_section_id from section_moves v
          where v.school_id = e.school_id and v.student_id = e.student_id and v.year_id = e.year_id and v.on_date > y.starts_on order by v.on_date, v.created_at limit 1), e.section_id)
        join classes c on c.school_id = s.school_id and c.id = s.class_id join students z on z.school_id = e.school_id and z.id = e.student_id
        where e.school_id = ${schoolId} and e.student_id = ${studentId}::uuid and y.starts_on > coalesce(z.admitted_on, '1900-01-01')
      union all select 'admission', z.admitted_on, z.admission_number, '', null from students z where z.school_id = ${schoolId} and z.id = ${studentId}::uuid and z.admitted_on is not null
      union all select 'certificate', c.issued_on, c.type_name, c.number, null from certificates c
        where c.school_id = ${schoolId} and c.student_id = ${studentId}::uuid and c.state = 'issued'
      -- Of a student who came back, the record no longer has the leaving; the log has both.
      union all select x.kind, x.on_date, coalesce(x.reason, ''), '', null from audit_log a cross join lateral (values
          ('left', (a.old_values ->> 'leftOn')::date, a.old_values ->> 'leavingReason'),
          ('back', (a.at at time zone 'Asia/Kolkata')::date, a.reason)) as x (kind, on_date, reason)
        where a.school_id = ${schoolId} and a.entity = 'student' and a.entity_id = ${studentId}::uuid and a.action = 'bringBackStudent' and x.on_date is not null
      union all select 'left', z.left_on, coalesce(z.leaving_reason, ''), '', null from students z where z.school_id = ${schoolId} and z.id = ${studentId}::uuid and z.left_on is not null
    ) t order by on_date desc, kind limit ${MOST}`);
}
