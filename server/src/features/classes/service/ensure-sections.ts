import { CLASS_NAMES } from '@shala/contract/shared';
import type { WriteContext } from '#platform/http';
import * as store from '../store/structure.store.ts';

type Seat = { className: string; section: string };

/**
 * Creates missing classes and sections, new classes at their usual place. They have no fee until the office sets one. Returns a function that finds the id of
 * each.
 */
export async function ensureSections(
  { db, school, audit }: Pick<WriteContext, 'db' | 'school' | 'audit'>,
  wanted: readonly Seat[],
): Promise<(seat: Seat) => string | undefined> {
  const key = ({ className, section }: Seat) => `${className}|${section.toLowerCase()}`;
  const tree = await store.listClassTree(db, school.id);
  const classes = tree.map(({ id, className }) => ({ id, className }));
  const ids = new Map(tree.flatMap((one) => one.sections.map((section) => [key({ ...one, section: section.section }), section.id])));
  let hasNewClass = false;
  for (const seat of wanted) {
    if (ids.has(key(seat))) continue;
    const { className, section } = seat;
    let owner = classes.find((one) => one.className === className);
    if (owner === undefined) {
      owner = { id: await store.insertBareClass(db, school.id, className), className };
      classes.splice(placeFor(className, classes), 0, owner);
      hasNewClass = true;
      audit({ entity: 'class', entityId: owner.id, after: { className } });
    }
    const id = await store.insertSection(db, school.id, { classId: owner.id, section, classTeacherId: null });
    ids.set(key(seat), id);
    audit({ entity: 'section', entityId: id, after: { className, section } });
  }
  if (hasNewClass)
    await store.orderClasses(
      db,
      school.id,
      classes.map(({ id }) => id),
    );
  return (seat) => ids.get(key(seat));
}

/** The place before the first class that usually follows it. */
function placeFor(className: string, classes: readonly { className: string }[]): number {
  const rank = rankOf(className);
  const place = classes.findIndex((one) => rankOf(one.className) > rank);
  return place < 0 ? classes.length : place;
}

const EARLY = ['Play Group', 'Pre-Nursery', 'Nursery', 'KG', 'LKG', 'UKG', 'Prep'];

function rankOf(className: string): number {
  const early = EARLY.indexOf(className);
  if (early >= 0) return early - EARLY.length;
  const place = CLASS_NAMES.findIndex((name) => className === name || className.startsWith(`${name} `));
  return place < 0 ? CLASS_NAMES.length : place;
}
