import { expect, it } from 'vitest';
import { inLanguage, say } from '#platform/words';
import { manyWords, small } from './answer/titles.ts';
import { keyWords, nounWords } from './answer/written.ts';
import { ENTITIES } from './entities/index.ts';

it('what questions are about is said in Hindi too', () => {
  const titles = Object.values(ENTITIES).flatMap((entity) => [
    entity.title,
    ...Object.values(entity.measures).flatMap(({ title, noun }) => (noun ? [title, noun] : [title])),
    ...Object.values(entity.dimensions).map(({ title }) => title),
    ...Object.values(entity.flags ?? {}).map(({ title }) => title),
  ]);
  const english = inLanguage('hi', () => titles.filter((title) => title !== '' && say(title) === title));
  expect([...new Set(english)]).toEqual([]);
});

it('coded values are said in Hindi too', () => {
  const shown = Object.values(ENTITIES).flatMap(({ dimensions }) =>
    Object.values(dimensions).flatMap(({ shows = {} }) => Object.values(shows)),
  );
  const english = inLanguage('hi', () => shown.filter((one) => one !== 'UPI' && say(one) === one));
  expect([...new Set(english)]).toEqual([]);
  const gender = ENTITIES.student.dimensions.gender;
  expect(inLanguage('hi', () => gender && [keyWords('Female', gender), keyWords('Male', gender)])).toEqual(['महिला', 'पुरुष']);
});

it('within a sentence a title begins small, and only English adds letters for many', () => {
  expect([small('Days absent'), manyWords('class'), manyWords('category'), manyWords('month')]).toEqual([
    'days absent',
    'classes',
    'categories',
    'months',
  ]);
  expect(inLanguage('hi', () => [manyWords(small('House')), nounWords({ title: 'Days absent', noun: 'absence' })])).toEqual([
    'सदन',
    'अनुपस्थिति',
  ]);
});
