import { expect, it } from 'vitest';
import { hindiName } from '../shared/index.ts';
import { PRESETS } from './presets.ts';

it('has a holistic card for each of the four stages, whose competencies have Hindi names', () => {
  const holistic = PRESETS.filter(({ key }) => key.startsWith('holistic-'));
  expect(holistic.map(({ key }) => key.replace('holistic-', ''))).toEqual(['foundational', 'preparatory', 'middle', 'secondary']);
  for (const { areas, source } of holistic) {
    expect(source).toContain('PARAKH');
    for (const { kind, domain, name } of areas) {
      expect(kind).toBe('competency');
      for (const text of [domain, name]) expect(hindiName(text), text).not.toBe(text);
    }
  }
});
