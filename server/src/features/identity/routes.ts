import * as calls from '@shala/contract/identity';
import { open, type Route, read, slow, write } from '#platform/http';
import { changeMyPassword, confirmMyPassword, endMyOtherSessions, getMyAccount, renameMyAccount } from './service/account.ts';
import { getAdminDetails } from './service/admin-details.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes } from './service/my-factor.ts';
import { forgotPassword, resetPassword } from './service/passwords.ts';
import { getSchoolProfile, updateSchoolProfile } from './service/school-profile.ts';
import { getDemoSignIn, login, logout, openFirstSession } from './service/sign-in.ts';
import { createSchool, getSchoolSetup, register, resendCode, verifyEmail } from './service/sign-up.ts';
import { deactivateUser, endUserSession, inviteUser, listSessions, listUsers } from './service/users.ts';

export const identityRoutes: Route[] = [
  open(calls.login, login),
  open(calls.register, register),
  open(calls.verifyEmail, verifyEmail),
  open(calls.resendCode, resendCode),
  open(calls.createSchool, createSchool),
  open(calls.getSchoolSetup, getSchoolSetup),
  open(calls.openFirstSession, openFirstSession),
  open(calls.forgotPassword, forgotPassword),
  open(calls.resetPassword, resetPassword),
  open(calls.getDemoSignIn, getDemoSignIn),
  write(calls.logout, logout),
  read(calls.getAdminDetails, getAdminDetails),
  read(calls.getSchoolProfile, getSchoolProfile),
  slow(calls.updateSchoolProfile, updateSchoolProfile),
  read(calls.getMyAccount, getMyAccount),
  write(calls.renameMyAccount, renameMyAccount),
  slow(calls.confirmMyPassword, confirmMyPassword),
  slow(calls.changeMyPassword, changeMyPassword),
  write(calls.endMyOtherSessions, endMyOtherSessions),
  slow(calls.beginSecondFactor, beginSecondFactor),
  slow(calls.confirmSecondFactor, confirmSecondFactor),
  slow(calls.renewRecoveryCodes, renewRecoveryCodes),
  write(calls.endSecondFactor, endSecondFactor),
  read(calls.listUsers, listUsers),
  write(calls.inviteUser, inviteUser),
  write(calls.deactivateUser, deactivateUser),
  read(calls.listSessions, listSessions),
  write(calls.endUserSession, endUserSession),
];
