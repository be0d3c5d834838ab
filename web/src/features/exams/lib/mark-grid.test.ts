import { describe, expect, it } from 'vitest';
import { makeGrid, readBlock, spell, withoutZeros } from './mark-grid.ts';

const open = () => makeGrid({ values: new Map([['p s', '10']]), maxOf: () => 8000 });

describe('the cells of a marks grid', () => {
  it('know what is unsaved, impossible and saved again', () => {
    const grid = open();
    grid.set([
      { key: 'p s', value: '12' },
      { key: 'p t', value: '81' },
    ]);
    expect(grid.changes()).toEqual([{ key: 'p s', value: '12', seen: '10' }]);
    expect(grid.get('p t')).toMatchObject({ note: 'bad', problem: 'overMaximum' });
    const sent = grid.changes();
    grid.set([{ key: 'p s', value: '13' }]);
    grid.keep(sent);
    expect(grid.changes()).toEqual([{ key: 'p s', value: '13', seen: '12' }]);
  });

  it('take a paste back as one step', () => {
    const grid = open();
    grid.set([
      { key: 'p s', value: '1' },
      { key: 'p t', value: '2' },
    ]);
    expect(grid.undo()).toBe('p s');
    expect([grid.get('p s').value, grid.get('p t').value, grid.count('unsaved')]).toEqual(['10', '', 0]);
    expect(grid.undo()).toBeNull();
  });

  it('show what somebody else wrote, and save against that', () => {
    const grid = open();
    grid.set([{ key: 'p s', value: '12' }]);
    grid.dispute('p s', '15', 'Ravi');
    expect(grid.changes()).toEqual([]);
    grid.settle('p s', '12');
    expect(grid.changes()).toEqual([{ key: 'p s', value: '12', seen: '15' }]);
  });

  it('tell only the cell that changed', () => {
    const grid = open();
    const heard: string[] = [];
    grid.hear('p s')(() => heard.push('s'));
    grid.hear('p t')(() => heard.push('t'));
    grid.set([{ key: 'p t', value: '2' }]);
    expect(heard).toEqual(['t']);
  });

  it('read a block and the letters of codes', () => {
    expect(readBlock('1\t2\r\n3\t\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
    expect(['a', 'M', 'e', 'n', '7'].map(spell)).toEqual(['AB', 'ML', 'EX', 'NA', '7']);
    expect(['७', '७५', '72½', '½'].map(spell)).toEqual(['7', '75', '72.5', '0.5']);
    // The second letter of a code that is typed in full comes behind the code that the first one wrote.
    expect(['ABb', 'MLL', 'EXx', 'NAa', 'ABa'].map(spell)).toEqual(['AB', 'ML', 'EX', 'NA', 'ABa']);
  });
});

it('a mark counts as saved in the form in which the server writes it', () => {
  const grid = open();
  grid.set([{ key: 'p s', value: '72.50' }]);
  expect(grid.changes()).toEqual([{ key: 'p s', value: '72.5', seen: '10' }]);
  grid.keep(grid.changes());
  expect(grid.get('p s')).toMatchObject({ value: '72.50', note: 'ok' });
  // The next change says what the server has, so it is no conflict with the own mark.
  grid.set([{ key: 'p s', value: '80' }]);
  expect(grid.changes()).toEqual([{ key: 'p s', value: '80', seen: '72.5' }]);
});

it.each([
  ['007', '7'],
  ['00', '0'],
  ['07.5', '7.5'],
  ['0.5', '0.5'],
  ['0', '0'],
  ['0081', '0081'],
  ['AB', 'AB'],
])('a mark typed as %s is left as %s', (typed, left) => {
  expect(withoutZeros(typed, 8000)).toBe(left);
});
