-- It returns the month too from which the sibling is in the school.
drop function if exists app.with_elder(uuid, uuid, uuid[]);
