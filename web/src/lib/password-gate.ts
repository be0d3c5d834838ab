type Ask = () => Promise<boolean>;

let ask: Ask | null = null;

/** Where the password is asked for again, while the part that asks is shown; gives how to end it. */
export function openPasswordGate(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = null;
  };
}

/** Asks for the password again; true once it was right, false when the person thought better of it or nothing can ask. */
export function askPassword(): Promise<boolean> {
  return ask === null ? Promise.resolve(false) : ask();
}
