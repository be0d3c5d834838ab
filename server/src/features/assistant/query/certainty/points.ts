/** What each trait of a reading says for (above 0) or against that something else was asked: fitted by `assistant:fit`. */
export const POINTS: Readonly<Record<string, number>> = {
  always: -2.68,
  counted: 1.89,
  counts: 0.79,
  figure: -0.58,
  joints: 1.32,
  long: 0.86,
  many: 2.85,
  nothing: 0.86,
  ones: 1.96,
  people: 1,
  share: 1.2,
  untold: 0.48,
  whether: 0.41,
};
