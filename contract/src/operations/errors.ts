/** Why an installation cannot serve requests at present, for monitoring. */
export const operationsErrors = {
  databaseSilent: 'The database does not answer.',
  databaseOld: 'The database is from another version of Shala. Stop Shala and start it again to update it.',
} as const;
