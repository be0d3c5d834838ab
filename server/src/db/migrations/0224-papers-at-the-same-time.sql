-- Two papers of a section may be at the same time if no student takes both subjects (languages, options). What is refused is that a student writes two papers at
-- once, which no exclusion constraint can say, since the pairs that nobody takes both of are no groups: the trigger of this name does it (guard-sitting.sql).
alter table exam_sittings drop constraint one_paper_at_a_time;
