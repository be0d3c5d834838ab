-- The server writes days in words, in the language of the request. The other two have the names of their acts: anonymise_student, set_up_notice_categories.
drop function if exists app.day_in_words(date);
drop function if exists app.forget_student(uuid, uuid);
drop function if exists app.usual_notice_categories(uuid);
