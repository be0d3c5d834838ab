import * as calls from '@shala/contract/certificates';
import { open, type Route, read, slow, upload, write } from '#platform/http';
import * as batches from './service/batches.ts';
import * as forms from './service/forms.ts';
import { issueCertificate, previewCertificate } from './service/issue.ts';
import * as fields from './service/keep-fields.ts';
import { findCertificatePeople, prepareCertificate } from './service/prepare.ts';
import { listPublicCertificates, verifyCertificate } from './service/public.ts';
import * as register from './service/register.ts';
import * as settings from './service/settings.ts';

export const certificateRoutes: Route[] = [
  read(calls.listCertificateTypes, register.listCertificateTypes),
  read(calls.findCertificatePeople, findCertificatePeople),
  read(calls.prepareCertificate, prepareCertificate),
  write(calls.saveCertificateFields, fields.saveCertificateFields),
  slow(calls.previewCertificate, previewCertificate),
  write(calls.issueCertificate, issueCertificate),
  read(calls.listCertificates, register.listCertificates),
  read(calls.exportCertificates, register.exportCertificates),

  read(calls.checkCertificateBatch, batches.checkCertificateBatch),
  write(calls.startCertificateBatch, batches.startCertificateBatch),
  read(calls.listCertificateBatches, batches.listCertificateBatches),
  read(calls.getCertificateBatch, batches.getCertificateBatch),

  slow(calls.previewCertificateForm, forms.previewCertificateForm),
  read(calls.getCertificateForm, forms.getCertificateForm),
  write(calls.createCertificateForm, forms.createCertificateForm),
  write(calls.saveCertificateForm, forms.saveCertificateForm),
  write(calls.archiveCertificateForm, forms.archiveCertificateForm),

  read(calls.getCertificateSettings, settings.getCertificateSettings),
  write(calls.saveCertificateSettings, settings.saveCertificateSettings),
  upload(calls.uploadCertificatePicture, settings.uploadCertificatePicture),
  write(calls.removeCertificatePicture, settings.removeCertificatePicture),

  read(calls.getCertificate, register.getCertificate),
  write(calls.reprintCertificate, register.reprintCertificate),
  write(calls.cancelCertificate, register.cancelCertificate),

  open(calls.verifyCertificate, verifyCertificate),
  open(calls.listPublicCertificates, listPublicCertificates),
];
