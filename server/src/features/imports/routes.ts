import * as calls from '@shala/contract/imports';
import { type Route, read, slow, upload, write } from '#platform/http';
import { getImportBadRows } from './service/bad-rows.ts';
import { correctImport } from './service/correct.ts';
import * as imports from './service/imports.ts';
import { getImportProgress } from './service/progress.ts';
import { listSharedPhones } from './service/shared-phones.ts';
import { getImportTemplate } from './service/template.ts';

export const importRoutes: Route[] = [
  read(calls.getImportTemplate, getImportTemplate),
  upload(calls.startImport, imports.startImport),
  slow(calls.remapImport, imports.remapImport),
  slow(calls.correctImport, correctImport),
  slow(calls.confirmImport, imports.confirmImport),
  read(calls.getImportBadRows, getImportBadRows),
  write(calls.undoImport, imports.undoImport),
  read(calls.listImports, imports.listImports),
  read(calls.listSharedPhones, listSharedPhones),
  read(calls.getImportProgress, getImportProgress),
];
