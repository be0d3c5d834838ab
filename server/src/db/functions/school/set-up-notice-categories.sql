-- People and school data: the usual notice categories of a school.
create or replace function app.set_up_notice_categories(p_school uuid) returns void language sql as $$
  insert into notice_categories (school_id, id, name)
    select p_school, app.new_id(), c.name
    from unnest(array['General', 'Academic', 'Examination', 'Fees', 'Events', 'Holiday', 'Meeting', 'Sports', 'Transport', 'Health', 'Staff']) as c(name)
    on conflict do nothing
$$;
