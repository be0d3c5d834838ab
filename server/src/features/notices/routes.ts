import * as calls from '@shala/contract/notices';
import { open, type Route, read, slow, upload, write } from '#platform/http';
import { attachFile, detachFile } from './service/attachments.ts';
import * as categories from './service/categories.ts';
import * as confirmations from './service/confirmations.ts';
import * as hooks from './service/hooks.ts';
import * as mail from './service/mail-channel.ts';
import * as notices from './service/notices.ts';
import * as sending from './service/sending.ts';

export const noticeRoutes: Route[] = [
  read(calls.listNotices, notices.listNotices),
  read(calls.getNotice, notices.getNotice),
  read(calls.countReach, sending.countReach),
  read(calls.findPeople, sending.findPeople),
  write(calls.addNotice, notices.addNotice),
  write(calls.changeNotice, notices.changeNotice),
  write(calls.pinNotice, notices.pinNotice),
  write(calls.deleteNotice, notices.deleteNotice),
  write(calls.publishNotice, sending.publishNotice),
  write(calls.withdrawNotice, sending.withdrawNotice),
  write(calls.resendNotice, sending.resendNotice),
  read(calls.listDeliveries, sending.listDeliveries),
  write(calls.noteConfirmation, confirmations.noteConfirmation),
  open(calls.readNotice, confirmations.readNotice),
  open(calls.confirmNotice, confirmations.confirmNotice),
  upload(calls.attachFile, attachFile),
  write(calls.detachFile, detachFile),
  read(calls.listNoticeCategories, categories.listNoticeCategories),
  write(calls.createNoticeCategory, categories.createNoticeCategory),
  write(calls.renameNoticeCategory, categories.renameNoticeCategory),
  write(calls.removeNoticeCategory, categories.removeNoticeCategory),
  read(calls.listHooks, hooks.listHooks),
  write(calls.setHook, hooks.setHook),
  write(calls.removeHook, hooks.removeHook),
  read(calls.getMailChannel, mail.getMailChannel),
  write(calls.saveMailChannel, mail.saveMailChannel),
  write(calls.removeMailChannel, mail.removeMailChannel),
  slow(calls.sendTestMail, mail.sendTestMail),
];
