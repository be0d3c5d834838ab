import { type CSSProperties, useState } from 'react';
import classes from './avatar.module.css';

type Props = { name: string; imageUrl?: string | null | undefined; size?: 28 | 32 | 56 | 96 };

/** A person's photo; where there is none, or it does not load, the first letters of the name. The name stands beside it, so it is not heard. */
export function Avatar({ name, imageUrl, size = 32 }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const style = { '--avatar-size': `${size}px` } as CSSProperties;
  if (imageUrl && imageUrl !== failedUrl) {
    return (
      <img
        className={classes.avatar}
        style={style}
        src={imageUrl}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrl(imageUrl)}
      />
    );
  }
  return (
    <span className={classes.avatar} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word, whole letters of Devanagari too. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

// Making one takes longer than drawing a row.
const letters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

function firstLetter(word: string): string {
  const [letter] = letters.segment(word);
  return letter?.segment.toUpperCase() ?? '';
}
