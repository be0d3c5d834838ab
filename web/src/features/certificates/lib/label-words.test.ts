import { afterEach, expect, it } from 'vitest';
import { i18n } from '#lib/i18n';
import { labelWords } from './label-words.ts';

afterEach(() => i18n.activate('en'));

it('is in the language of the screen if the format has it, else in the other one', () => {
  expect(labelWords({ en: 'Name', hi: 'नाम' })).toBe('Name');
  expect(labelWords({ en: '', hi: 'नाम' })).toBe('नाम');
  i18n.loadAndActivate({ locale: 'hi', messages: {} });
  expect(labelWords({ en: 'Name', hi: 'नाम' })).toBe('नाम');
  expect(labelWords({ en: 'Name', hi: '' })).toBe('Name');
});
