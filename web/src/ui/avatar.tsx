import { type CSSProperties, useState } from 'react';
import classes from './avatar.module.css';
import { initialsOf } from './initials.ts';

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
