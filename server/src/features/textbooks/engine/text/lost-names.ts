/** `TT51CT00`: what is left of a font's name when a file was distilled again, another one for each face and size. */
const LOST_NAME = /^TT[\dA-F]+\w?O?00$/;

/** Two faces whose names were lost: nothing else tells bold type from plain. */
export function areOtherFaces(a: string, b: string): boolean {
  return a !== b && LOST_NAME.test(a) && LOST_NAME.test(b);
}
