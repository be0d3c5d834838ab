-- The setup asks for class teachers too. Schools whose setup is behind them are not asked again.
insert into setup_steps (school_id, step, state)
select s.school_id, 'classTeachers', 'done'
from setup_steps s
where s.step = 'students'
on conflict do nothing;

insert into setup_steps (school_id, step, state)
select s.id, 'classTeachers', 'done'
from schools s
where exists (select from enrolments e where e.school_id = s.id)
on conflict do nothing;
