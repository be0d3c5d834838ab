-- The policies of sessions and accounts ask for the settings as they meet a row. Each statement reads one session, and three look-ups that were set
-- up apart cost it more than the row; of accounts the school, which most rows are found by, stays one.
-- A session is found within its school; by its id alone servers of the version before find it.
alter policy own_key on sessions
  using (school_id = app.school() or id = app.key('session')::uuid or account_id = app.key('account')::uuid)
  with check (school_id = app.school() or id = app.key('session')::uuid or account_id = app.key('account')::uuid);
alter policy own_key on accounts
  using (school_id = (select app.school()) or email = app.key('email') or id = app.key('account')::uuid)
  with check (school_id = (select app.school()) or email = app.key('email') or id = app.key('account')::uuid);
