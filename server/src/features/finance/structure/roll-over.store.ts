import { type Db, sql } from '#platform/db';

type Years = { fromYearId: string; toYearId: string };

/** Copies the fee rates of a year to the next one with a raise, and its rules and optional heads. Data already entered for the new year stays. */
export async function copyFeeYear(
  db: Db,
  schoolId: string,
  { fromYearId, toYearId, raisePercent }: Years & { raisePercent: number },
): Promise<void> {
  // Whole rupees, as schools announce fees.
  await db.rows(sql`insert into fee_rates (school_id, year_id, class_id, head_id, month_no, amount_paise)
    select school_id, ${toYearId}::uuid, class_id, head_id, month_no, (round(amount_paise * (1 + ${raisePercent}::numeric / 100) / 100) * 100)::bigint
    from fee_rates where school_id = ${schoolId} and year_id = ${fromYearId}::uuid on conflict do nothing`);
  await db.rows(sql`insert into fee_rules (school_id, year_id, due_day, grace_days, late_kind, late_paise, late_cap_paise, sibling_discount_bp, bounce_charge_paise, first_month)
    select school_id, ${toYearId}::uuid, due_day, grace_days, late_kind, late_paise, late_cap_paise, sibling_discount_bp, bounce_charge_paise, 1
    from fee_rules where school_id = ${schoolId} and year_id = ${fromYearId}::uuid on conflict do nothing`);
  await db.rows(sql`insert into student_heads (school_id, year_id, student_id, head_id, from_month, to_month)
    select h.school_id, ${toYearId}::uuid, h.student_id, h.head_id, 1, 12 from student_heads h join students s on s.school_id = h.school_id and s.id = h.student_id and s.left_on is null
    where h.school_id = ${schoolId} and h.year_id = ${fromYearId}::uuid and h.to_month = 12 on conflict do nothing`);
}

/** Carries unpaid fees of the old year forward as arrears of the new one. Its students must already be enrolled there with their fees. */
export async function carryArrears(
  db: Db,
  schoolId: string,
  { fromYearId, toYearId, accountId }: Years & { accountId: string },
): Promise<{ students: number; amountPaise: number }> {
  const row = await db.row<{ students: number; amountPaise: number }>(
    sql`select students, amount_paise as "amountPaise" from app.carry_arrears(${schoolId}::uuid, ${fromYearId}::uuid, ${toYearId}::uuid, ${accountId}::uuid)`,
  );
  return row ?? { students: 0, amountPaise: 0 };
}
