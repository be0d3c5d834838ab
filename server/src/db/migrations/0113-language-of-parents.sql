-- What parents get is written in the language that the school names (a catalogue, such as `hi`), receipts in it and in English where the school wants both.
alter table schools add column parents_language text not null default 'en', add column has_bilingual_receipts boolean not null default false;
alter table schools add constraint a_language_is_a_code check (parents_language ~ '^[a-z]{2,3}$');
