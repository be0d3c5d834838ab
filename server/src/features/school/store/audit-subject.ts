import { sql } from '#platform/db';

const STUDENT = sql`(select r.name from students r where r.school_id = a.school_id and r.id = a.entity_id)`;
const EMPLOYEE = sql`(select r.name from employees r where r.school_id = a.school_id and r.id = a.entity_id)`;
const SECTION = sql`(select c.name || ' ' || r.name from sections r join classes c on c.school_id = r.school_id and c.id = r.class_id
  where r.school_id = a.school_id and r.id = a.entity_id)`;
const EXAM = sql`(select r.name from exams r where r.school_id = a.school_id and r.id = a.entity_id)`;

/**
 * The record to which the row `a` of `audit_log` belongs, in the school's words: a student's name, a receipt with its student, an exam, a notice. Each is one
 * look-up by its key. A deleted record keeps the name in its entry.
 */
export const SUBJECT = sql`coalesce(
  case a.entity
    when 'payment' then (select r.financial_year || '-' || lpad(((r.financial_year + 1) % 100)::text, 2, '0') || '/' || r.receipt_no || ' · ' || s.name
      from payments r join students s on s.school_id = r.school_id and s.id = r.student_id where r.school_id = a.school_id and r.id = a.entity_id)
    when 'leave' then (select coalesce(s.name, e.name) from leave_requests r left join students s on s.school_id = r.school_id and s.id = r.student_id
      left join employees e on e.school_id = r.school_id and e.id = r.employee_id where r.school_id = a.school_id and r.id = a.entity_id)
    when 'concession' then (select s.name from concessions r join students s on s.school_id = r.school_id and s.id = r.student_id
      where r.school_id = a.school_id and r.id = a.entity_id)
    when 'salary' then (select e.name from salary_payments r join employees e on e.school_id = r.school_id and e.id = r.employee_id
      where r.school_id = a.school_id and r.id = a.entity_id)
    when 'certificate' then (select r.number || ' · ' || coalesce(s.name, e.name) from certificates r
      left join students s on s.school_id = r.school_id and s.id = r.student_id
      left join employees e on e.school_id = r.school_id and e.id = r.employee_id where r.school_id = a.school_id and r.id = a.entity_id)
    when 'expense' then (select r.description from expenses r where r.school_id = a.school_id and r.id = a.entity_id)
    when 'notice' then (select r.title from notices r where r.school_id = a.school_id and r.id = a.entity_id)
    when 'calendar_event' then (select r.title from calendar_events r where r.school_id = a.school_id and r.id = a.entity_id)
    when 'guardian' then (select r.name from guardians r where r.school_id = a.school_id and r.id = a.entity_id)
    when 'class' then (select r.name from classes r where r.school_id = a.school_id and r.id = a.entity_id)
    when 'subject' then (select c.name || ' ' || r.name from subjects r join classes c on c.school_id = r.school_id and c.id = r.class_id
      where r.school_id = a.school_id and r.id = a.entity_id)
    when 'textbook' then (select r.title from textbooks r where r.school_id = a.school_id and r.id = a.entity_id)
    when 'question_paper' then (select r.title from question_papers r where r.school_id = a.school_id and r.id = a.entity_id)
    when 'question_paper_item' then (select p.title from question_paper_items r join question_papers p on p.school_id = r.school_id and p.id = r.paper_id
      where r.school_id = a.school_id and r.id = a.entity_id)
    when 'exam' then ${EXAM}
    when 'marks' then ${EXAM}
    when 'exam paper' then (select e.name || ' · ' || c.name || ' ' || u.name from exam_papers r join exams e on e.school_id = r.school_id and e.id = r.exam_id
      join subjects u on u.school_id = r.school_id and u.id = r.subject_id join classes c on c.school_id = u.school_id and c.id = u.class_id
      where r.school_id = a.school_id and r.id = a.entity_id)
    when 'administrator' then (select r.name from accounts r where r.school_id = a.school_id and r.id = a.entity_id)
    when 'import' then (select r.file_name from imports r where r.school_id = a.school_id and r.id = a.entity_id)
    when 'certificateForm' then (select r.name from certificate_forms r where r.school_id = a.school_id and r.id = a.entity_id)
    else coalesce(${STUDENT}, ${EMPLOYEE}, ${SECTION})
  end,
  nullif(coalesce(a.new_values ->> 'name', a.old_values ->> 'name', a.new_values ->> 'title', a.old_values ->> 'title'), ''))`;
