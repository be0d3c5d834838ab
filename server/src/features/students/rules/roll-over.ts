export type Pupil = { studentId: string; classId: string; sectionName: string; owedPaise: number };
/** `chargedPaise`: the fee of the months that the school charges in this year; `feePaise`: of all months, as in the next year. */
export type ClassOfYear = { id: string; name: string; feePaise: number; chargedPaise: number };
export type Decisions = { detained: ReadonlySet<string>; leavers: ReadonlySet<string>; raisePercent: number };

export type Way = 'promoted' | 'detained' | 'leaving';
export type ClassPlan = {
  classId: string;
  className: string;
  toClassId: string | null;
  toClassName: string | null;
  students: number;
  promoted: number;
  detained: number;
  leaving: number;
  feeBeforePaise: number;
  feeAfterPaise: number;
  /** Of the students who do not leave: what the new year begins with. */
  owedPaise: number;
};

/** What happens to a student: promoted, detained or leaving. Students of the last class leave unless they are detained. */
export function wayOf(studentId: string, toClassId: string | null, { detained, leavers }: Decisions): Way {
  if (leavers.has(studentId)) return 'leaving';
  if (detained.has(studentId)) return 'detained';
  return toClassId === null ? 'leaving' : 'promoted';
}

/** A fee after the raise, in whole rupees, as it will be charged. */
export function raised(paise: number, percent: number): number {
  return Math.round((paise * (100 + percent)) / 10_000) * 100;
}

/** What happens to each class, in school order. `classes` are all classes of the school in that order. */
export function planClasses(classes: readonly ClassOfYear[], pupils: readonly Pupil[], decisions: Decisions): ClassPlan[] {
  const byClass = Map.groupBy(pupils, ({ classId }) => classId);
  return classes.map((own, index) => {
    const next = classes[index + 1] ?? null;
    const mine = byClass.get(own.id) ?? [];
    const ways = mine.map(({ studentId }) => wayOf(studentId, next?.id ?? null, decisions));
    const count = (way: Way) => ways.filter((one) => one === way).length;
    return {
      classId: own.id,
      className: own.name,
      toClassId: next?.id ?? null,
      toClassName: next?.name ?? null,
      students: mine.length,
      promoted: count('promoted'),
      detained: count('detained'),
      leaving: count('leaving'),
      feeBeforePaise: own.chargedPaise,
      feeAfterPaise: next === null ? 0 : raised(next.feePaise, decisions.raisePercent),
      owedPaise: mine.reduce((sum, { owedPaise }, at) => sum + (ways[at] === 'leaving' ? 0 : owedPaise), 0),
    };
  });
}

/** Sections that promoted students need and that do not exist: same letter, next class. */
export function missingSections(
  plans: readonly ClassPlan[],
  pupils: readonly Pupil[],
  decisions: Decisions,
  present: ReadonlySet<string>,
): { classId: string; className: string; sectionName: string }[] {
  const wanted = new Map<string, { classId: string; className: string; sectionName: string }>();
  for (const { classId, toClassId, toClassName } of plans) {
    if (toClassId === null || toClassName === null) continue;
    for (const pupil of pupils) {
      if (pupil.classId !== classId || wayOf(pupil.studentId, toClassId, decisions) !== 'promoted') continue;
      const key = `${toClassId} ${pupil.sectionName}`;
      if (!present.has(key)) wanted.set(key, { classId: toClassId, className: toClassName, sectionName: pupil.sectionName });
    }
  }
  return [...wanted.values()];
}
