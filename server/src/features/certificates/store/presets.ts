import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CERTIFICATE_TYPES, FIELD_KINDS, type FormContent, formContent, PERSON_KINDS, SOURCES } from '@shala/contract/certificates';
import { z } from 'zod';

/** A format as its data file has it; missing settings have the usual values. */
const presetFile = z.strictObject({
  key: z.string().regex(/^[a-z-]+$/),
  type: z.enum(CERTIFICATE_TYPES),
  name: z.string(),
  personKind: z.enum(PERSON_KINDS),
  /** The authority whose format it follows. */
  source: z.string(),
  languages: z.enum(['en', 'hi', 'both']),
  title: z.strictObject({ en: z.string(), hi: z.string() }),
  paper: z.unknown(),
  hasNumbers: z.boolean(),
  opening: z.unknown(),
  closing: z.unknown(),
  hasSeal: z.boolean(),
  hasPhoto: z.boolean(),
  fields: z.array(
    z.strictObject({
      key: z.string(),
      en: z.string(),
      hi: z.string(),
      from: z.enum(SOURCES).optional(),
      required: z.boolean().default(false),
      kind: z.enum(FIELD_KINDS).default('text'),
      choices: z.array(z.string()).default([]),
      initial: z.string().default(''),
      print: z.boolean().default(true),
      remember: z.boolean().default(false),
      continued: z.boolean().default(false),
    }),
  ),
  signatures: z.array(z.strictObject({ en: z.string(), hi: z.string(), hasPicture: z.boolean().default(false) })),
});

export type Preset = {
  key: string;
  type: (typeof CERTIFICATE_TYPES)[number];
  name: string;
  personKind: 'student' | 'employee';
  source: string;
  content: FormContent;
};

let presets: ReadonlyMap<string, Preset> | undefined;

/** The built-in formats, by key. */
export function listPresets(): ReadonlyMap<string, Preset> {
  presets ??= readPresets(resolve(import.meta.dirname, '..', 'presets'));
  return presets;
}

function readPresets(folder: string): ReadonlyMap<string, Preset> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = files.map((name) => readPreset(JSON.parse(readFileSync(resolve(folder, name), 'utf8'))));
  return new Map(read.sort((a, b) => (a.key < b.key ? -1 : 1)).map((preset) => [preset.key, preset]));
}

function readPreset(file: unknown): Preset {
  const { key, type, name, personKind, source, fields, signatures, ...content } = presetFile.parse(file);
  return {
    key,
    type,
    name,
    personKind,
    source,
    content: formContent.parse({
      ...content,
      fields: fields.map(({ en, hi, from, required, print, remember, continued, ...field }) => ({
        ...field,
        label: { en, hi },
        source: from ?? '',
        isRequired: required,
        isPrinted: print,
        isRemembered: remember,
        isContinued: continued,
      })),
      signatures: signatures.map(({ en, hi, hasPicture }) => ({ label: { en, hi }, hasPicture })),
    }),
  };
}
