/**
 * Migrations that were changed after they had landed, with the checksums that they had before. Data made in between is as good: a later
 * migration brings it to the same state. Nothing is ever added here for convenience; `npm run check` refuses a changed migration.
 */
export const FORMER_CHECKSUMS: Readonly<Record<string, readonly string[]>> = {
  // The order of an allocation without a month, for an hour on 22 November 2026; 0047-allocation-order.sql defines it anew.
  '0039-leaner-payments.sql': ['76b68ab8c04ff94e225c11a95e36ac2358df80707445929fac64fd5025a0d122'],
  // A comment alone.
  '0043-standing-heads.sql': ['d5f5d8dcd5d6e0bdf71407d70dd0f2bc4360567b2ffb8d4c793a4c18d59cc84e'],
};
