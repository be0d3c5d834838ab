const LONG = 11;

/** Whether a word is too long for a narrow column in letters of the usual size, such as `Environmental`. */
export const hasLongWord = (text: string): boolean => text.split(/\s+/).some((word) => word.length > LONG);
