-- Gives a new lesson without a room a room that is allowed for its subject and free in its period; none when all are taken on some of its days. This happens
-- for every way of writing lessons, and no room is used twice. All classes of a group have the same room. A room for double periods alone is given with the
-- timetable that was made, and kept when the period moves.
create or replace function app.give_room() returns trigger language plpgsql as $$
begin
  if new.room_id is not null then return new; end if;
  if new.group_id is not null then
    select t.room_id into new.room_id from timetable_slots t where t.school_id = new.school_id and t.group_id = new.group_id and t.split_id = new.split_id
      and t.day = new.day and t.period_id = new.period_id and t.room_id is not null
      and daterange(t.from_on, t.until_on) && daterange(new.from_on, new.until_on) limit 1;
    if new.room_id is not null then return new; end if;
  end if;
  select r.id into new.room_id from timetable_subjects s
    join timetable_rooms r on r.school_id = s.school_id and (r.id = s.room_id or s.room_kind <> '' and lower(r.kind) = lower(s.room_kind))
    where s.school_id = new.school_id and s.subject_id = new.subject_id and not s.room_for_doubles
      and not exists (select from timetable_slots t where t.school_id = r.school_id and t.room_id = r.id and t.day = new.day and t.period_id = new.period_id
        and t.part_id <> coalesce(new.group_id, new.section_id) and daterange(t.from_on, t.until_on) && daterange(new.from_on, new.until_on))
      and not exists (select from timetable_away a where a.school_id = r.school_id and a.room_id = r.id and a.day = new.day and a.period_id = new.period_id)
    order by r.name limit 1;
  return new;
end $$;
create or replace trigger give_room before insert on timetable_slots for each row execute function app.give_room();
