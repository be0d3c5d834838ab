-- A receipt that was cancelled on its own day is no receipt of that day, as in the day book.
update collection_days d set receipts = d.receipts - x.cancelled
  from (select p.school_id, p.received_on, p.mode, count(*)::int as cancelled from payments p
    join journal r on r.school_id = p.school_id and r.reverses_no = p.entry_no and r.on_date = p.received_on group by 1, 2, 3) x
  where d.school_id = x.school_id and d.on_date = x.received_on and d.mode = x.mode;
