import { describe, expect, it } from 'vitest';
import { type Model, solve } from './index.ts';

const whole = (cost: number, upper: number | null = null) => ({ cost, lower: 0, upper, isWhole: true });

describe('the solver', () => {
  it('finds the best whole numbers', async () => {
    // Highest value within a weight of 10: three of the first and one of the second.
    const model: Model = {
      variables: [whole(-5), whole(-4), whole(-3)],
      constraints: [
        {
          terms: [
            [0, 2],
            [1, 3],
            [2, 4],
          ],
          lower: null,
          upper: 10,
        },
        { terms: [[0, 1]], lower: null, upper: 3 },
      ],
    };
    expect(await solve(model, 2)).toEqual({ status: 'solved', values: [3, 1, 0], isProven: true });
  });

  it('says that a model cannot be met', async () => {
    const model: Model = { variables: [whole(1, 2)], constraints: [{ terms: [[0, 1]], lower: 3, upper: 3 }] };
    expect(await solve(model, 2)).toEqual({ status: 'infeasible' });
  });

  it('leaves parts alone that no constraint names', async () => {
    expect(await solve({ variables: [whole(1)], constraints: [] }, 2)).toEqual({ status: 'solved', values: [0], isProven: true });
  });
});
