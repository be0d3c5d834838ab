import { afterEach, expect, it } from 'vitest';
import { sumInWords } from './format.ts';
import { showLanguage } from './i18n.ts';
import { categoryWords, nationalityWords, noticeCategoryWords, readCategory, readNoticeCategory } from './stored-words.ts';

afterEach(() => showLanguage('en'));

it('shows in Hindi what records keep in English, and keeps it in English again', async () => {
  await showLanguage('hi');
  expect([categoryWords('Electricity'), noticeCategoryWords('Holiday'), nationalityWords('Indian')]).toEqual(['बिजली', 'छुट्टी', 'भारतीय']);
  expect([readCategory(' बिजली '), readNoticeCategory('छुट्टी')]).toEqual(['Electricity', 'Holiday']);
  expect(sumInWords(1200)).toBe('एक हज़ार दो सौ रुपये मात्र');
});

it('leaves what a school has entered as it is', async () => {
  await showLanguage('hi');
  expect([categoryWords('Uniforms'), noticeCategoryWords('Annual '), nationalityWords('Nepali')]).toEqual([
    'Uniforms',
    'Annual ',
    'Nepali',
  ]);
  expect([readCategory(' Uniforms '), readNoticeCategory('Annual ')]).toEqual(['Uniforms', 'Annual ']);
});
