-- The server writes days in words, in the language of the request.
drop function if exists app.day_in_words(date);
