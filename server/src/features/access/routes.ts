import * as calls from '@shala/contract/access';
import { type Route, read, slow, write } from '#platform/http';
import { addAccessToken, listAccessTokens, revokeAccessToken } from './service.ts';

export const accessRoutes: Route[] = [
  read(calls.listAccessTokens, listAccessTokens),
  slow(calls.addAccessToken, addAccessToken),
  write(calls.revokeAccessToken, revokeAccessToken),
];
