import { makePaperFile } from './service/print.ts';

export { CUT_PICTURES_JOB, cutWantedPictures } from './service/cut-pictures.ts';

/** Files that are made when their signed address is opened, by what their name begins with. */
export const questionPaperFiles = { questionpaper: makePaperFile } as const;
