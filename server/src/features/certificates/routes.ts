import * as calls from '@shala/contract/certificates';
import { open, type Route, read, slow, upload, write } from '#platform/http';
import * as batches from './service/batches.ts';
import * as forms from './service/forms.ts';
import { issue, preview } from './service/issue.ts';
import * as fields from './service/keep-fields.ts';
import { findPeople, prepare } from './service/prepare.ts';
import { listPublished, verify } from './service/public.ts';
import * as register from './service/register.ts';
import * as settings from './service/settings.ts';

export const certificateRoutes: Route[] = [
  read(calls.listCertificateTypes, register.listTypes),
  read(calls.findCertificatePeople, findPeople),
  read(calls.prepareCertificate, prepare),
  write(calls.saveCertificateFields, fields.save),
  slow(calls.previewCertificate, preview),
  write(calls.issueCertificate, issue),
  read(calls.listCertificates, register.list),
  read(calls.exportCertificates, register.addressExport),

  read(calls.checkCertificateBatch, batches.check),
  write(calls.startCertificateBatch, batches.start),
  read(calls.listCertificateBatches, batches.list),
  read(calls.getCertificateBatch, batches.get),

  slow(calls.previewCertificateForm, forms.preview),
  read(calls.getCertificateForm, forms.getForm),
  write(calls.createCertificateForm, forms.create),
  write(calls.saveCertificateForm, forms.save),
  write(calls.archiveCertificateForm, forms.archive),

  read(calls.getCertificateSettings, settings.get),
  write(calls.saveCertificateSettings, settings.save),
  upload(calls.uploadCertificatePicture, settings.setPicture),
  write(calls.removeCertificatePicture, settings.removePicture),

  read(calls.getCertificate, register.get),
  write(calls.reprintCertificate, register.reprint),
  write(calls.cancelCertificate, register.cancel),

  open(calls.verifyCertificate, verify),
  open(calls.listPublicCertificates, listPublished),
];
