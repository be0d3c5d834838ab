import classes from './product-picture.module.css';

type Props = { /** As `tools/screenshots.mjs` names it. */ name: string; alt: string; width: number; height: number; sizes: string };

const FILE = /\/([a-z]+)-(light|dark)-(\d+)\.webp$/;
const files = import.meta.glob<string>('../pictures/*.webp', { eager: true, import: 'default', query: '?url' });

/**
 * A picture of a screen in the visitor's theme. Both are named, the styles show one and the browser fetches only that:
 * `loading="lazy"` leaves out what is not displayed. Sizes are fixed, so nothing moves when it arrives.
 */
export function ProductPicture({ name, alt, width, height, sizes }: Props) {
  return (['light', 'dark'] as const).map((theme) => {
    const widths = widthsOf(name, theme);
    return (
      <img
        key={theme}
        className={`${classes.picture} ${classes[theme]}`}
        src={widths.find((file) => file.width === width)?.url}
        srcSet={widths.map((file) => `${file.url} ${file.width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    );
  });
}

/** The same picture in all the widths that it was taken in. */
function widthsOf(name: string, theme: string): { url: string; width: number }[] {
  return Object.entries(files)
    .map(([file, url]) => ({ match: FILE.exec(file), url }))
    .filter(({ match }) => match?.[1] === name && match[2] === theme)
    .map(({ match, url }) => ({ url, width: Number(match?.[3]) }))
    .sort((a, b) => a.width - b.width);
}
