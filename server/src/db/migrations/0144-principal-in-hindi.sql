-- The principal's name as Hindi certificates and report cards print it.
alter table certificate_settings add column principal_name_hindi text not null default '';
