type Account<Code> = { code: Code; openingPaise: number };
type Move<Code> = { code: Code; debitPaise: number; creditPaise: number };

/**
 * The days, in order, each with every account's opening balance, debits and credits of the day, in paise. `accounts` hold the balances before the first day; a
 * day names only the accounts that moved on it.
 */
export function balancesByDay<Code, Day extends { moves: readonly Move<Code>[] }>(
  accounts: readonly Account<Code>[],
  days: readonly Day[],
) {
  const balances = new Map(accounts.map(({ code, openingPaise }) => [code, openingPaise]));
  return days.map(({ moves, ...day }) => ({
    ...day,
    accounts: accounts.map(({ code }) => {
      const openingPaise = balances.get(code) ?? 0;
      const { debitPaise, creditPaise } = moves.find((move) => move.code === code) ?? { debitPaise: 0, creditPaise: 0 };
      balances.set(code, openingPaise + debitPaise - creditPaise);
      return { code, openingPaise, debitPaise, creditPaise };
    }),
  }));
}
