/** `TeXPalladioL-SC`, `CMCSC10`, `LMRomanCaps10-Regular`, `SFCC1000`: the name of a font of small capitals, the codes of which are small letters. */
const NAME = /SC(?:\d*$|[-,])|Caps|smcp|csc\d|^sf[cx]c\d/;

/** Asked for each line of a book, of its few fonts. */
const known = new Map<string, boolean>();
const MAX_KNOWN = 2000;

/** Whether a font has small capitals in place of small letters, as its name says. */
export function isOfSmallCapitals(font: string): boolean {
  let is = known.get(font);
  if (is === undefined) {
    if (known.size > MAX_KNOWN) known.clear();
    is = NAME.test(font);
    known.set(font, is);
  }
  return is;
}
