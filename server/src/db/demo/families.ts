import { COMMUNITIES, type Community, OCCUPATIONS } from './names.ts';
import { HOUSES, STOPS } from './pupils.ts';
import type { Random } from './random.ts';
import type { Plan, Section } from './school.ts';
import { newAddress, newPhone } from './staff.ts';

type Guardian = { id: string; name: string; phone: string; relation: string; isPrimary: boolean; email: string; occupation: string };
export type Family = {
  community: Community;
  surname: string;
  guardians: Guardian[];
  address: string;
  house: string;
  stop: string;
  children: Student[];
};
export type Student = {
  id: string;
  admissionNumber: string;
  name: string;
  gender: 'Male' | 'Female';
  family: Family;
  section: Section;
  rollNumber: number;
  admittedOn: string;
  leftOn: string | null;
  leavingReason: string | null;
};

/** Makes families one after another; no two people share a phone. */
export function familyMaker(plan: Plan, random: Random): () => Family {
  const phones = new Set<string>();
  let made = 0;
  return () => {
    made++;
    const community = random.weighted(COMMUNITIES);
    const surname = random.pick(community.surnames);
    const guardian = (relation: string, given: string, isPrimary: boolean): Guardian => {
      const name = nameOf(given, surname, relation === 'Father' ? 'Male' : 'Female');
      const phone = newPhone(random, phones);
      const email = random.chance(0.45) ? `${name.toLowerCase().replace(/[^a-z]+/g, '.')}${phone.slice(-2)}@mail.example` : '';
      return {
        id: plan.ids('guardian', `${made} ${relation}`),
        name,
        phone,
        relation,
        isPrimary,
        email,
        occupation: random.pick(OCCUPATIONS),
      };
    };
    const fatherFirst = random.chance(0.78);
    const father = guardian('Father', random.pick(community.fathers), fatherFirst);
    const mother = guardian('Mother', random.pick(community.mothers), !fatherFirst);
    const alone = random.chance(0.05);
    return {
      community,
      surname,
      guardians: alone ? [{ ...mother, isPrimary: true }] : [father, mother],
      address: newAddress(random),
      house: random.pick(HOUSES),
      stop: random.chance(0.16) ? random.pick(STOPS) : '',
      children: [],
    };
  };
}

/** Sikh women are Kaur where the men are Singh. */
export function nameOf(given: string, surname: string, gender: 'Male' | 'Female'): string {
  return `${given} ${gender === 'Female' ? surname.replace(/^Singh (?=.)/, 'Kaur ') : surname}`;
}
