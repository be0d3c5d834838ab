import type { Progress } from '../engine/analyze.ts';

/** Uploads that are being answered, by school and the browser's own id: they last seconds and are worth no row. */
const running = new Map<string, Progress>();

export function keepProgress(schoolId: string, uploadId: string | undefined) {
  const key = `${schoolId} ${uploadId}`;
  return {
    onProgress: (progress: Progress) => void (uploadId && running.set(key, progress)),
    end: () => void running.delete(key),
  };
}

export function findProgress(schoolId: string, uploadId: string): Progress | null {
  return running.get(`${schoolId} ${uploadId}`) ?? null;
}
