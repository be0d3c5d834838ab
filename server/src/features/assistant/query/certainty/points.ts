/** What each trait of a reading says for (above 0) or against that something else was asked: fitted by `assistant:fit`. */
export const POINTS: Readonly<Record<string, number>> = {
  always: -2.62,
  counted: 2.16,
  counts: 0.68,
  figure: -0.57,
  joints: 1.16,
  long: 0.73,
  nothing: 0.76,
  ones: 1.79,
  people: 1.22,
  share: 0.98,
  untold: 0.76,
  whether: 0.84,
};
