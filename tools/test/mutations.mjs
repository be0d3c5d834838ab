const migration = (name) => [`server/src/db/migrations/${name}.sql`];
const functions = (name) => [`server/src/db/functions/${name}.sql`];
const features = (path) => [`server/src/features/${path}`];

/** Important rules, each with a way to break it and the tests of the default run that must notice. */
export const MUTATIONS = [
  {
    name: 'allocation',
    rule: 'a payment goes to the named month first, then to the oldest',
    files: functions('finance/allocate'),
    from: 'order by r.month_no <> p_first, r.month_no, r.position',
    to: 'order by r.month_no desc, r.position',
    tests: features('finance/payments/payments.test.ts'),
  },
  {
    name: 'overpayment',
    rule: 'more than is owed is refused',
    files: functions('finance/record-payment'),
    from: 'if p_amount > owed then',
    to: 'if p_amount > owed + 100000000 then',
    tests: features('finance/payments/payments.test.ts'),
  },
  {
    name: 'isolation',
    rule: 'a school sees its own rows alone',
    files: migration('0001-walls-and-identity'),
    from: "'create policy school_wall on %s using (school_id = (select app.school()))",
    to: "'create policy school_wall on %s using (true)",
    tests: ['server/test/row-level-security.test.ts'],
  },
  {
    name: 'receipt-number',
    rule: 'receipts are numbered without a gap',
    files: functions('finance/record-payment'),
    from: 'do update set last_no = c.last_no + 1 returning last_no',
    to: 'do update set last_no = c.last_no + 2 returning last_no',
    tests: features('finance/payments/payments.test.ts'),
  },
  {
    name: 'cover-fairness',
    rule: 'covers of a day are shared among those who are free',
    files: features('timetable/rules/arrange.ts'),
    from: 'const COVER_OF_DAY = [0, 60, 180, 360, 600, 900, 1300, 1800];',
    to: 'const COVER_OF_DAY = [0, 0, 0, 0, 0, 0, 0, 0];',
    tests: features('timetable/rules/arrange.test.ts'),
  },
  {
    name: 'leave-or-absent',
    rule: 'nobody is both absent and on approved leave',
    files: functions('attendance/guard-mark'),
    from: "if new.mark = 'A' and found_half is not null then",
    to: 'if false then',
    tests: [
      ...features('attendance/registers.test.ts'),
      ...features('attendance/leave.test.ts'),
      ...features('attendance/leave.property.test.ts'),
    ],
  },
  {
    name: 'token-expiry',
    rule: 'a token that has expired opens nothing',
    files: ['server/src/platform/auth/authority.ts'],
    from: 'return known.exp > Date.now() / 1000 ? known : null;',
    to: 'return known;',
    tests: ['server/src/platform/auth/authority.test.ts'],
  },
  {
    name: 'idempotency',
    rule: 'a repeated key gets the first answer again and changes nothing',
    files: ['server/src/platform/http/write.ts'],
    from: 'if (claimed !== null) return null;',
    to: 'return null;',
    tests: ['server/src/platform/http/write.test.ts'],
  },
  {
    name: 'import-duplicates',
    rule: 'a student who is known by a number is not brought in again',
    files: features('imports/rules/check-students.ts'),
    from: 'const numbers = new Map(context.known.map((one) => [one.number.toLowerCase(), one]));',
    to: 'const numbers = new Map();',
    tests: [...features('imports/rules/check-students.test.ts'), ...features('imports/imports.test.ts')],
  },
  {
    name: 'assistant-confirmation',
    rule: 'a plan of the assistant is carried out once',
    files: features('assistant/chat/pending.store.ts'),
    from: "and state = 'waiting' and expires_at > now()\n    returning",
    to: 'and expires_at > now()\n    returning',
    tests: features('assistant/chat/pending.store.test.ts'),
  },
];
