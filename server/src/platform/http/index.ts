export { bindRoutes, type Services } from './bind.ts';
export type {
  AtomicWriteContext,
  MadeFile,
  OpenContext,
  Platform,
  ReadContext,
  SharedContext,
  Signed,
  SlowContext,
  UploadContext,
  UploadedFile,
  WriteContext,
} from './context.ts';
export { sendFailure } from './failures.ts';
export { endIdleBodySoon } from './idle-body.ts';
export { addressMade, readMade } from './made-address.ts';
export { readMoment } from './moment.ts';
export { programContext } from './program-context.ts';
export { refuseStale } from './refuse-stale.ts';
export { describeRequest, isLocalRequest } from './request-info.ts';
export { atomicWrite, type Input, open, type Route, read, slow, upload, write } from './routes.ts';
export { compileSerializer } from './serializer.ts';
