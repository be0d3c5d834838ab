/** What the ledger says of a cheque that the bank returned. */
export const bounceMemo = (number: string, reason: string): string => `Cheque ${number} returned: ${reason}`;

/** The reason alone, as it was entered: the history of a receipt says in its own words that the cheque bounced. Any other reason as it is. */
export const reasonOfBounce = (memo: string): string => memo.replace(/^Cheque .+? returned: /, '');
