/** How far a sign-up has come in this tab. It survives a reload and ends with the tab. */
export type SignUp = {
  email?: string;
  registrationKey?: string;
  registrationToken?: string;
  waitToken?: string;
  schoolName?: string;
  /** False where the installation has no mail server. */
  isMailSet?: boolean | undefined;
};

const KEY = 'shala.signUp';

/** Remembers a further step of the sign-up. */
export function keepSignUp(step: SignUp): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...readSignUp(), ...step }));
  } catch {
    // Without storage a reload starts the sign-up again.
  }
}

export function readSignUp(): SignUp {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as SignUp) : {};
  } catch {
    return {};
  }
}

export function endSignUp(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
