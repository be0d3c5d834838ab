import * as calls from '@shala/contract/identity';
import { open, type Route, read, write } from '#platform/http';
import { getSchoolAdmin } from './service/admin-details.ts';
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
  write(calls.updateSchoolProfile, changeSchoolProfile),
  read(calls.listUsers, listSchoolUsers),
  write(calls.inviteUser, invite),
  write(calls.deactivateUser, retire),
  read(calls.listSessions, listOpenSessions),
  write(calls.endUserSession, endOtherSession),
];
