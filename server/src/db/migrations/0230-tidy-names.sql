-- Whether an import writes names in capitals or small letters only as a register does, and takes off the titles of parents.
alter table imports add column tidies_names boolean not null default false;
