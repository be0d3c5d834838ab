/** What each trait of a reading says for (above 0) or against that something else was asked: fitted by `assistant:fit`. */
export const POINTS: Readonly<Record<string, number>> = {
  always: -2.56,
  counted: 1.83,
  counts: 0.76,
  figure: -0.67,
  joints: 1.3,
  long: 0.79,
  nothing: 0.76,
  ones: 1.93,
  people: 1.04,
  share: 1.2,
  untold: 0.72,
  whether: 0.86,
};
