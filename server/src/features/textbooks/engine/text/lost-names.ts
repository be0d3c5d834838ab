/** `TT51CT00`: what is left of a font's name when a file was distilled again, another one for each face and size. */
const LOST_NAME = /^TT[\dA-F]+\w?O?00$/;

export function hasLostName(font: string): boolean {
  return LOST_NAME.test(font);
}

/** Two faces whose names were lost: nothing else tells bold type from plain. */
export function areOtherFaces(a: string, b: string): boolean {
  return a !== b && hasLostName(a) && hasLostName(b);
}
