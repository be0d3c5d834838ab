import * as calls from '@shala/contract/imports';
import { type Route, read, slow, upload, write } from '#platform/http';
import { addressBadRows } from './service/bad-rows.ts';
import { correct } from './service/correct.ts';
import * as imports from './service/imports.ts';
import { getProgress } from './service/progress.ts';
import { addressTemplate } from './service/template.ts';

export const importRoutes: Route[] = [
  read(calls.getImportTemplate, addressTemplate),
  upload(calls.startImport, imports.start),
  slow(calls.remapImport, imports.remap),
  slow(calls.correctImport, correct),
  slow(calls.confirmImport, imports.confirm),
  read(calls.getImportBadRows, addressBadRows),
  write(calls.undoImport, imports.undo),
  read(calls.listImports, imports.listAll),
  read(calls.getImportProgress, getProgress),
];
