import babel from '@lingui/cli/api/extractors/babel';
import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { serverMessages } from './build-plugins/server-messages.ts';
import { catalogueLanguages } from './lingui.config.ts';

/**
 * What `npx lingui extract` finds: every message of the screens, and every sentence that the server writes. A file `hi.po` in
 * `src/locales`, empty to begin with, is all that makes a language known here.
 */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: catalogueLanguages,
  rootDir: import.meta.dirname,
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src', '<rootDir>/../contract/src/shared'] },
    { path: '<rootDir>/../server/src/locales/{locale}', include: ['<rootDir>/../server/src', '<rootDir>/../contract/src'] },
  ],
  extractors: [serverMessages, babel],
  // With line numbers, each change of a screen would change hundreds of lines of the catalogue.
  format: formatter({ lineNumbers: false }),
};

export default config;
