import * as calls from '@shala/contract/imports';
import { type Route, read, slow, upload, write } from '#platform/http';
import * as imports from './service/imports.ts';
import { getProgress } from './service/progress.ts';
import { addressTemplate } from './service/template.ts';

export const importRoutes: Route[] = [
  read(calls.getImportTemplate, addressTemplate),
  upload(calls.startImport, imports.start),
  slow(calls.remapImport, imports.remap),
  slow(calls.confirmImport, imports.confirm),
  write(calls.undoImport, imports.undo),
  read(calls.listImports, imports.listAll),
  read(calls.getImportProgress, getProgress),
];
