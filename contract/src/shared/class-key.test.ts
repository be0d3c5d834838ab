import { expect, it } from 'vitest';
import { classKey, nameOfClass, spokenClass, spokenPlace } from './class-key.ts';

it('a class is one class however it is written', () => {
  const eighth = ['8', '8th', '08', 'VIII', 'Class VIII', 'std 8', 'STD. 8', 'Grade 8', '8.0', '८', 'इयत्ता ८'];
  const hindi = ['8वीं', '8 वीं', '८वी', '8वाँ', 'कक्षा 8', 'कक्षा 8वीं', 'आठवीं', 'आठवी', 'कक्षा आठवीं', 'आठवीं कक्षा', 'अष्टम', 'kaksha 8'];
  for (const text of [...eighth, ...hindi]) expect(classKey(text), text).toBe('8');
  expect([classKey('L.K.G.'), classKey('एल.के.जी.'), classKey('Nursery')]).toEqual(['lkg', 'lkg', 'nursery']);
});

it.each([
  ['पहली', '1st'],
  ['1ली', '1st'],
  ['दूसरी', '2nd'],
  ['तीसरी', '3rd'],
  ['4थी', '4th'],
  ['पाँचवीं', '5th'],
  ['पांचवीं', '5th'],
  ['छठवीं', '6th'],
  ['छठी', '6th'],
  ['6ठी', '6th'],
  ['सातवीं', '7th'],
  ['नवमी', '9th'],
  ['नवीं', '9th'],
  ['नौवीं', '9th'],
  ['दसवीं', '10th'],
  ['ग्यारहवीं', '11th'],
  ['बारहवीं', '12th'],
])('%s is %s', (text, name) => {
  expect(nameOfClass(classKey(text))).toBe(name);
});

it.each([
  ['Nur.', 'Nursery'],
  ['Nurs', 'Nursery'],
  ['KG1', 'LKG'],
  ['KG 1', 'LKG'],
  ['KG-I', 'LKG'],
  ['KG2', 'UKG'],
  ['K.G. II', 'UKG'],
  ['Pre-Nur', 'Pre-Nursery'],
])('%s is %s', (text, name) => {
  expect(nameOfClass(classKey(text))).toBe(name);
});

it('is called by its number; any other name of a class stays as it is', () => {
  expect(['10th', '10वीं', 'दसवीं', 'X', 'कक्षा 10', 'नर्सरी', 'Rainbow', '15वीं'].map(spokenClass)).toEqual([
    ...['10', '10', '10', '10', '10', 'Nursery', 'Rainbow', '15वीं'],
  ]);
  expect(['10वीं अ', '10th A', '10वीं', 'Rainbow Red'].map(spokenPlace)).toEqual(['10 अ', '10 A', '10', 'Rainbow Red']);
});
