import type { Row } from './copy.ts';
import { addDays } from './days.ts';
import type { Office } from './office.ts';
import type { Random } from './random.ts';

/** A notice as it is written down for the demo school; without an audience it is for all. */
export type NoticeText = {
  daysAgo: number;
  title: string;
  body: string;
  category: string;
  isPinned?: boolean;
  audience?: 'staff' | 'students' | 'defaulters' | { classes: readonly string[] };
  state?: 'draft' | 'scheduled';
  expiresIn?: number;
  asksConfirmation?: boolean;
};

type Recipient = { guardianId: string | null; employeeId: string | null; name: string; email: string; students: string; className: string };

/** The recipients of a notice: each parent once, however many children they have, and the staff when it was for them. */
export function recipientsOf({ audience, title }: NoticeText, { school, staff, students }: Office): Recipient[] {
  const defaulters = school.plan.random(`notice ${title}`);
  const isMeant = (className: string) =>
    typeof audience === 'object' ? audience.classes.includes(className) : audience !== 'defaulters' || defaulters.chance(0.12);
  const parents = new Map<string, Recipient>();
  for (const { name, family, section } of audience === 'staff' ? [] : students.filter((one) => isMeant(one.section.schoolClass.name))) {
    const guardian = family.guardians.find(({ isPrimary }) => isPrimary);
    if (!guardian) continue;
    const known = parents.get(guardian.id);
    if (known) known.students += `, ${name}`;
    else {
      const className = `${section.schoolClass.name} ${section.name}`;
      parents.set(guardian.id, {
        guardianId: guardian.id,
        employeeId: null,
        name: guardian.name,
        email: guardian.email,
        students: name,
        className,
      });
    }
  }
  const employees = audience === undefined || audience === 'staff' ? staff.employees.filter(({ leftOn }) => leftOn === null) : [];
  const colleagues = employees.map(({ id, name, row }) => ({
    ...{ guardianId: null, employeeId: id, name, email: String(row.email ?? ''), students: '', className: '' },
  }));
  return [...parents.values(), ...colleagues];
}

/** An email to each recipient, as the outbox would have stored it. */
export function* deliveryRows(texts: readonly NoticeText[], office: Office): Generator<Row> {
  const { plan } = office.school;
  for (const text of texts) {
    const random = plan.random(`deliveries ${text.title}`);
    const sentAt = plan.at(addDays(plan.today, -text.daysAgo), 570);
    const noticeId = plan.ids('notice', text.title);
    const addresses = new Set<string>();
    for (const [place, person] of recipientsOf(text, office).entries()) {
      const address = person.email.toLowerCase();
      if (address !== '' && addresses.has(address)) continue;
      addresses.add(address);
      yield deliveryRow({
        text,
        person,
        address,
        random,
        id: plan.ids('delivery', `${text.title} ${place}`),
        noticeId,
        at: laterBy(sentAt, place),
        accountId: plan.accountId,
      });
    }
  }
}

type Message = {
  text: NoticeText;
  person: Recipient;
  address: string;
  random: Random;
  id: string;
  noticeId: string;
  at: Date;
  accountId: string;
};

function deliveryRow({ text, person, address, random, id, noticeId, at, accountId }: Message): Row {
  const { guardianId, employeeId, name, students, className } = person;
  const state = address === '' ? 'skipped' : random.chance(0.01) ? 'failed' : 'sent';
  const isConfirmed = text.asksConfirmation === true && random.chance(state === 'sent' ? 0.6 : 0.35);
  return {
    ...{ id, noticeId, channel: 'mail', guardianId, employeeId, name, address },
    places: { student: students, class: className, amount: null },
    state,
    attempts: state === 'skipped' ? 0 : 1,
    reason: state === 'skipped' ? 'noAddress' : state === 'failed' ? 'smtp 550' : '',
    ...{ dueAt: at, doneAt: at, createdAt: at },
    confirmKey: text.asksConfirmation ? id : null,
    confirmedAt: isConfirmed ? laterBy(at, random.int(600, 3 * 86_400)) : null,
    confirmedBy: isConfirmed && state !== 'sent' ? accountId : null,
  };
}

function laterBy(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
