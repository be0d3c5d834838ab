import { useLingui } from '@lingui/react/macro';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { PICTURE_TYPES, shrinkPicture } from '#lib/shrink-picture';
import { Button } from './button.tsx';
import classes from './logo-field.module.css';

type Props = { value: string | undefined; onChange: (logo: string | undefined) => void; error: string | undefined; label: string };

/** The school's logo: chosen, made small in the browser, and shown as it will be sent. */
export function LogoField({ value, onChange, error, label }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Choosing the same file again must be heard, too.
    event.target.value = '';
    if (!file) return;
    const logo = await shrinkPicture(file);
    setRefusal(logo ? null : t`${file.name} is not a PNG, JPEG or WebP picture. Select another file.`);
    if (logo) onChange(logo);
  };

  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{label}</legend>
      <div className={classes.field}>
        <span className={classes.preview}>
          {value ? <img src={value} alt={t`The selected logo`} /> : <IconPhotoPlus size={24} stroke={1.5} aria-hidden="true" />}
        </span>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          hidden
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => void handleFile(event)}
          data-testid="logo-file"
        />
        <Button onClick={() => input.current?.click()}>{value ? t`Change picture` : t`Select a picture`}</Button>
        {value ? <Button onClick={() => onChange(undefined)}>{t`Remove picture`}</Button> : null}
      </div>
      <p className={classes.error} role="alert">
        {refusal ?? error}
      </p>
    </fieldset>
  );
}
