import * as calls from '@shala/contract/identity';
import { open, type Route, read, slow, write } from '#platform/http';
import { changePassword, confirmMe, endMyOthers, readMyAccount, renameMe } from './service/account.ts';
import { getSchoolAdmin } from './service/admin-details.ts';
import { beginFactor, confirmFactor, endFactor, renewCodes } from './service/my-factor.ts';
import { mailResetLink, setNewPassword } from './service/passwords.ts';
import { changeSchoolProfile, readSchoolProfile } from './service/school-profile.ts';
import { getDemoSignIn, signIn, signOut } from './service/sign-in.ts';
import { createAccountSchool, getSetupState, registerAccount, resendAccountCode, verifyAccount } from './service/sign-up.ts';
import { endOtherSession, invite, listOpenSessions, listSchoolUsers, retire } from './service/users.ts';

export const identityRoutes: Route[] = [
  open(calls.login, signIn),
  open(calls.register, registerAccount),
  open(calls.verifyEmail, verifyAccount),
  open(calls.resendCode, resendAccountCode),
  open(calls.createSchool, createAccountSchool),
  open(calls.getSchoolSetup, getSetupState),
  open(calls.forgotPassword, mailResetLink),
  open(calls.resetPassword, setNewPassword),
  open(calls.getDemoSignIn, getDemoSignIn),
  write(calls.logout, signOut),
  read(calls.getAdminDetails, getSchoolAdmin),
  read(calls.getSchoolProfile, readSchoolProfile),
  slow(calls.updateSchoolProfile, changeSchoolProfile),
  read(calls.getMyAccount, readMyAccount),
  write(calls.renameMyAccount, renameMe),
  slow(calls.confirmMyPassword, confirmMe),
  slow(calls.changeMyPassword, changePassword),
  write(calls.endMyOtherSessions, endMyOthers),
  slow(calls.beginSecondFactor, beginFactor),
  slow(calls.confirmSecondFactor, confirmFactor),
  slow(calls.renewRecoveryCodes, renewCodes),
  write(calls.endSecondFactor, endFactor),
  read(calls.listUsers, listSchoolUsers),
  write(calls.inviteUser, invite),
  write(calls.deactivateUser, retire),
  read(calls.listSessions, listOpenSessions),
  write(calls.endUserSession, endOtherSession),
];
