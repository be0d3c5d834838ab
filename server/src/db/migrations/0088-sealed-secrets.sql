-- Secrets that have to be read again are sealed by the installation's vault. What an earlier version kept in clear is sealed by the next start,
-- which has the key; until then a row has the one or the other.
alter table notice_channels add column secret_sealed bytea;
alter table notice_channels alter column secret drop not null;
alter table notice_channels add constraint one_secret check (num_nonnulls(secret, secret_sealed) = 1);

alter table second_factors add column secret_sealed bytea;
alter table second_factors alter column secret drop not null;
alter table second_factors add constraint one_secret check (num_nonnulls(secret, secret_sealed) = 1);
