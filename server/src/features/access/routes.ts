import * as calls from '@shala/contract/access';
import { type Route, read, slow, write } from '#platform/http';
import { addToken, listSchoolTokens, revokeToken } from './service.ts';

export const accessRoutes: Route[] = [
  read(calls.listAccessTokens, listSchoolTokens),
  slow(calls.addAccessToken, addToken),
  write(calls.revokeAccessToken, revokeToken),
];
