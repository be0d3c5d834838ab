/** Red, green, blue and opacity of each pixel, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** Scales a picture down: each pixel is the mean of the pixels that it replaces, weighted by their opacity. */
export function shrinkPixels(picture: Pixels, { width, height }: { width: number; height: number }): Pixels {
  if (picture.width === width && picture.height === height) return picture;
  const data = new Uint8ClampedArray(width * height * 4);
  const columns = edges(picture.width, width);
  const rows = edges(picture.height, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const box = { left: columns(x), right: columns(x + 1), top: rows(y), bottom: rows(y + 1) };
      data.set(mean(picture, box), (y * width + x) * 4);
    }
  }
  return { data, width, height };
}

type Box = { left: number; right: number; top: number; bottom: number };

function mean({ data, width }: Pixels, { left, right, top, bottom }: Box): [number, number, number, number] {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let at = (y * width + left) * 4, end = (y * width + right) * 4; at < end; at += 4) {
      const weight = data[at + 3] as number;
      red += (data[at] as number) * weight;
      green += (data[at + 1] as number) * weight;
      blue += (data[at + 2] as number) * weight;
      opacity += weight;
    }
  }
  if (opacity === 0) return [0, 0, 0, 0];
  return [red / opacity, green / opacity, blue / opacity, opacity / ((right - left) * (bottom - top))];
}

/** The position in the longer row where each pixel of the shorter row begins. */
function edges(from: number, to: number): (index: number) => number {
  return (index) => Math.floor((index * from) / to);
}
