type Part = { amountPaise: number; deductedPaise: number };

/** What was paid of a salary, in paise. */
export function paidPaise(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.amountPaise, 0);
}

/** What was deducted from a salary, in paise. */
export function deductedPaise(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.deductedPaise, 0);
}

/** What is still to be paid of a month's salary, in paise: the salary less what was paid and deducted. */
export function duePaise({ salaryPaise, parts }: { salaryPaise: number; parts: readonly Part[] }): number {
  return salaryPaise - paidPaise(parts) - deductedPaise(parts);
}
