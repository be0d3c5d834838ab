-- Lock order: leave before registers. Saving a register takes the lock of leave before the register's own row, as approving, withdrawing and deleting do. In
-- the opposite order two users could wait for each other (a deadlock), and PostgreSQL would abort one of them.
create or replace function app.marks_write_leave(p_school uuid, p_day date, p_people uuid[], p_marks text[]) returns boolean language sql stable as $$
  select exists (
    select from unnest(p_people, p_marks) as g (person, mark)
    left join leave_requests l on l.school_id = p_school and coalesce(l.employee_id, l.student_id) = g.person and l.state = 'approved' and p_day between l.from_date and l.to_date
    where (g.mark = 'V') <> (l.id is not null));
$$;
