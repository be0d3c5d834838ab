import { makePaperFile } from './service/print.ts';

export { CUT_PICTURES_JOB, cutWantedPictures } from './service/cut-pictures.ts';

/** Files that are generated when their signed address is opened, by the prefix of their name. */
export const questionPaperFiles = { questionpaper: makePaperFile } as const;
