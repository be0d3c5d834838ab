-- The application reads which migrations its database has, to tell whether it may serve.
grant select on migrations to shala_app;

-- Mails wait briefly and are forgotten after a month; the queue asks for the waiting ones every minute.
create index mail_waiting on mail_outbox (created_at) where state = 'waiting';
grant delete on mail_outbox to shala_app;
