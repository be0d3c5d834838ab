-- Whether a guardian may pick up the child is not said by a sheet that is imported: it is unknown until somebody enters it.
alter table student_guardians alter column may_collect drop not null, alter column may_collect drop default;
