import { type FilePlace, folderIn } from '../files/index.ts';

type Variables = { FILES_URL?: string | undefined; FILES_ACCESS_KEY?: string | undefined; FILES_SECRET_KEY?: string | undefined };

/** `s3://bucket`, `s3://bucket/folder`, with `region` and `endpoint` after a question mark. */
export const FILES_URL = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?(\?(&?(region=[\w-]+|endpoint=https?:\/\/[^&?/]+\/?))+)?$/;

/** Where stored files are: in the data folder, or in the bucket of FILES_URL. Throws one sentence when that is set without its keys. */
export function readFilePlace(dataDir: string, { FILES_URL: url, FILES_ACCESS_KEY, FILES_SECRET_KEY }: Variables): FilePlace {
  if (url === undefined) return folderIn(dataDir);
  if (FILES_ACCESS_KEY === undefined || FILES_SECRET_KEY === undefined)
    throw new Error('Shala cannot start with this environment: FILES_URL is set without FILES_ACCESS_KEY and FILES_SECRET_KEY.');
  const { hostname, pathname, searchParams } = new URL(url);
  const region = searchParams.get('region') ?? 'us-east-1';
  const folders = pathname.split('/').filter(Boolean);
  return {
    kind: 'bucket',
    endpoint: (searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, ''),
    name: hostname,
    region,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKey: FILES_ACCESS_KEY,
    secretKey: FILES_SECRET_KEY,
  };
}
