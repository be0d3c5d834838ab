import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { makeJpeg, makeLyingPng, makePng, makeProgressiveJpeg } from '../../../test/pictures.ts';
import { isDrawable, redrawPicture, refuseHugePicture } from './index.ts';
import { shrinkPixels } from './shrink-pixels.ts';

const sizeOf = (bytes: Buffer) => {
  const { width, height } = imageSize(bytes);
  return [width, height];
};
const redrawn = async (bytes: Buffer) => {
  const { bytes: made, mediaType } = await redrawPicture(bytes);
  return [mediaType, ...sizeOf(made)];
};

describe('a picture that is uploaded', () => {
  it('is drawn again at 512 pixels at most, in its kind', async () => {
    expect(await redrawn(makePng(2000, 1000))).toEqual(['image/png', 512, 256]);
    expect(await redrawn(makeJpeg(1000, 2000))).toEqual(['image/jpeg', 256, 512]);
  });

  it('that is small keeps its size and loses what does not belong to it', async () => {
    expect(await redrawn(makePng(40, 30))).toEqual(['image/png', 40, 30]);
    const { bytes } = await redrawPicture(Buffer.concat([makeJpeg(40, 30), Buffer.from('<script>alert(1)</script>')]));
    expect([sizeOf(bytes), bytes.includes('script'), bytes.includes('Exif')]).toEqual([[40, 30], false, false]);
  });

  it('stands upright afterwards', async () => {
    expect(await redrawn(makeJpeg(1000, 2000, 6))).toEqual(['image/jpeg', 512, 256]);
  });

  it('of a camera of 64 megapixels is decoded reduced', async () => {
    const before = process.memoryUsage.rss();
    expect(await redrawn(makeJpeg(8000, 8000))).toEqual(['image/jpeg', 512, 512]);
    // At full size it would take 256 MB.
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('of a camera that is progressive is drawn again', async () => {
    expect(await redrawn(makeProgressiveJpeg(1000, 2000, 64))).toEqual(['image/jpeg', 256, 512]);
  });

  it.each([
    ['a PNG of 100 megapixels', () => makePng(10_000, 10_000, 1), 'pictureTooLarge'],
    ['a JPEG of 4,225 megapixels', () => makeJpeg(65_000, 65_000), 'pictureTooLarge'],
    ['a PNG that is cut', () => makePng(400, 400).subarray(0, 60), 'pictureDamaged'],
    ['a PNG with too little in it', () => makeLyingPng([400, 400], [400, 10]), 'pictureDamaged'],
    ['a JPEG that goes through its pixels three hundred times', () => makeProgressiveJpeg(8000, 8000, 300), 'pictureTooHeavy'],
    ['a JPEG that is cut in its head', () => makeJpeg(400, 400).subarray(0, 40), 'pictureDamaged'],
    ['text that begins like a PNG', () => Buffer.concat([makePng(1, 1).subarray(0, 8), Buffer.from('no picture')]), 'pictureDamaged'],
    ['text', () => Buffer.from('no picture'), 'pictureDamaged'],
  ])('is refused when it is %s, with hardly any work', async (_what, make, code) => {
    const bytes = make();
    const begun = process.cpuUsage();
    await expect(redrawPicture(bytes)).rejects.toMatchObject({ code });
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
  });

  it('ends with what its head says, whatever follows', async () => {
    expect(await redrawn(makeLyingPng([4, 4], [4000, 4000]))).toEqual(['image/png', 4, 4]);
  });
});

it('a kept paper is not decoded, but refused when it would fill the memory of whoever opens it', () => {
  expect(() => refuseHugePicture(makePng(10_000, 10_000, 1))).toThrow('100 megapixels');
  expect(() => refuseHugePicture(makePng(3000, 2000, 1))).not.toThrow();
  expect(() => refuseHugePicture(Buffer.from('%PDF-1.7 …'))).not.toThrow();
});

it('a stored picture is drawn on papers while it is small', () => {
  expect([makePng(512, 512), makeJpeg(4000, 3000)].map(isDrawable)).toEqual([true, true]);
  expect([makePng(10_000, 10_000, 1), makeJpeg(8000, 8000), Buffer.from('no picture')].map(isDrawable)).toEqual([false, false, false]);
});

it('a smaller picture has the mean of the pixels, transparent ones without weight', () => {
  const data = new Uint8ClampedArray([200, 0, 0, 255, 100, 0, 0, 255, 9, 9, 9, 0, 9, 9, 9, 0]);
  expect([...shrinkPixels({ data, width: 2, height: 2 }, { width: 1, height: 1 }).data]).toEqual([150, 0, 0, 128]);
});
