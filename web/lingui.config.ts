import { type LinguiConfig, makeConfig } from '@lingui/conf';

/** English stands beside the code; other languages are catalogues under `src/locales`, loaded when chosen. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en', 'hi'],
  rootDir: import.meta.dirname,
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
};

export const linguiConfig = makeConfig(config, { skipValidation: true });

export default config;
