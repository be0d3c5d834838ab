import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type LinguiConfig, makeConfig } from '@lingui/conf';

/** The languages that have a catalogue: `hi.po` in `src/locales` is Hindi. */
export const catalogueLanguages = readdirSync(join(import.meta.dirname, 'src/locales')).flatMap((file) =>
  file.endsWith('.po') ? [file.slice(0, -'.po'.length)] : [],
);

/** English stands beside the code; other languages are catalogues under `src/locales`, loaded when chosen (`lingui-extract.config.ts`). */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en', ...catalogueLanguages],
  rootDir: import.meta.dirname,
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
};

export const linguiConfig = makeConfig(config, { skipValidation: true });

export default config;
