/** What each trait of a reading says for (above 0) or against that something else was asked: fitted by `assistant:fit`. */
export const POINTS: Readonly<Record<string, number>> = {
  always: -2.74,
  beside: 1.82,
  counted: 1.93,
  counts: 0.85,
  figure: -0.56,
  joints: 1.17,
  long: 0.63,
  many: 2.87,
  nothing: 0.92,
  ones: 2.03,
  people: 1.05,
  share: 0.93,
  untold: 0.52,
  whether: 0.43,
};
