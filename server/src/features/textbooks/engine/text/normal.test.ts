import { describe, expect, it } from 'vitest';
import { normalCharacter, withAccents, withDashes, withJoined } from './normal.ts';

describe('characters as they should read', () => {
  it.each([
    ['a letter stays', 'é', 'Times', 'é'],
    ['a ligature is its letters', '\ufb03', 'Times', 'ffi'],
    ['a byte of the Symbol font is its sign', '\uf0b3', 'Symbol', '≥'],
    ['a Latin place of the Symbol font is Greek', '\uf061', 'Symbol', 'α'],
    ['a code of Windows is its sign', '\u0092', 'Times', '’'],
    ['an old-style digit is a digit', '\uf737', 'CMMI10', '7'],
    ['a small capital is a letter', '\uf762', 'Garamond', 'B'],
    ['a private code without a table is a bullet', '\uf001', 'Webdings', '•'],
    ['an arrow of Wingdings is a bullet', '\uf0d8', 'Wingdings-Regular', '•'],
  ])('%s', (_what, code, font, text) => {
    expect(normalCharacter(code, font)).toBe(text);
  });

  it.each([
    ['OHMíS LAW', 'OHM’S LAW'],
    ['Light ñ Reflection', 'Light – Reflection'],
    ['ECO-SYSTEM ó WHAT IS IT?', 'ECO-SYSTEM — WHAT IS IT?'],
    ['What is a ëConvertible Debentureí?', 'What is a ‘Convertible Debenture’?'],
    ['Before we move on Ö', 'Before we move on …'],
    ['Æ Family is the foundation', '• Family is the foundation'],
    ['the river Sarasvatí and Señor Núñez', 'the river Sarasvatí and Señor Núñez'],
  ])('%s reads %s', (misread, text) => {
    expect(withDashes(misread)).toBe(text);
  });
});

describe('joined letters of Kokila', () => {
  it.each([
    ['पुनरवलोकन ्ቚश्न', 'पुनरवलोकन प्रश्न'],
    ['कार्यक्षे्ቔ', 'कार्यक्षेत्र'],
    ['कार्य्ቅम', 'कार्यक्रम'],
    ['मि्ቦण', 'मिश्रण'],
    ['राष्टरኍय', 'राष्ट्रीय'],
    ['खा्ቕ', 'खाद्य'],
  ])('reads %s', (shapes, text) => {
    expect(withJoined(shapes)).toBe(text);
  });
});

describe('accents that old fonts of TeX set before their letter', () => {
  it.each([
    ['Cap´ıtulo 1. Introducci´on', 'Capítulo 1. Introducción'],
    ['Introdu¸c˜ao `a F´ısica', 'Introdução à Física'],
    ['the command `echo` prints', 'the command `echo` prints'],
    ['f¨ ur die Z¨ahler', 'für die Zähler'],
    ['Aritm´etica: ˆf und x = 2', 'Aritmética: ˆf und x = 2'],
  ])('join it in %s', (shapes, text) => {
    expect(withAccents(shapes)).toBe(text);
  });
});
