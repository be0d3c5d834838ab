import { useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import classes from './field.module.css';

type Words = { label: string; description?: string | undefined; error?: string | undefined };
type Props = Words & { size?: 'normal' | 'large' } & Omit<ComponentProps<'input'>, 'size'>;

/** One line of text with its label and, below it, what is wrong with it. */
export function TextField({ label, description, error, size = 'normal', ...input }: Props) {
  const ids = useFieldIds(input.id, description, error);
  return (
    <Frame ids={ids} words={{ label, description, error }}>
      <input {...input} {...ids.input} className={classes.input} data-size={size} />
    </Frame>
  );
}

type ChoiceProps = Words & {
  size?: 'normal' | 'large';
  placeholder: string;
  /** The first option is a choice like the others ('No late fee'), not a hint to choose. */
  hasUsual?: boolean;
  choices: { value: string; label: string }[];
} & Omit<ComponentProps<'select'>, 'size' | 'children'>;

/** Chooses one of several, in the browser's own list. Nothing is chosen beforehand. */
export function ChoiceField({ label, description, error, size = 'normal', placeholder, hasUsual, choices, ...select }: ChoiceProps) {
  const ids = useFieldIds(select.id, description, error);
  return (
    <Frame ids={ids} words={{ label, description, error }}>
      <span className={classes.withButton}>
        <select {...select} {...ids.input} className={classes.input} data-size={size} data-usual={hasUsual || undefined}>
          <option value="">{placeholder}</option>
          {choices.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <IconChevronDown className={classes.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </span>
    </Frame>
  );
}

/** One line of text with suggestions; what is not among them may be typed. */
export function SuggestField({ suggestions, ...props }: Props & { suggestions: string[] }) {
  const listId = useId();
  return (
    <>
      <TextField {...props} list={listId} />
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}

/** A password, with a way to look at it. */
export function PasswordField({ label, description, error, size = 'normal', ...input }: Props) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  const ids = useFieldIds(input.id, description, error);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <Frame ids={ids} words={{ label, description, error }}>
      <span className={classes.withButton}>
        <input {...input} {...ids.input} type={isShown ? 'text' : 'password'} className={classes.input} data-size={size} />
        <button
          type="button"
          className={classes.peek}
          aria-label={isShown ? t`Hide the password` : t`Show the password`}
          aria-controls={ids.input.id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </span>
    </Frame>
  );
}

type AreaProps = Words & ComponentProps<'textarea'>;

/** Several lines of text. */
export function TextAreaField({ label, description, error, rows = 3, ...area }: AreaProps) {
  const ids = useFieldIds(area.id, description, error);
  return (
    <Frame ids={ids} words={{ label, description, error }}>
      <textarea {...area} {...ids.input} rows={rows} className={classes.input} />
    </Frame>
  );
}

type CheckProps = { label: string; description?: string | undefined } & Omit<ComponentProps<'input'>, 'type'>;

/** Yes or no, with its words beside the box. */
export function CheckField({ label, description, ...input }: CheckProps) {
  const ids = useFieldIds(input.id, description, undefined);
  return (
    <div className={classes.check}>
      <input {...input} {...ids.input} type="checkbox" />
      <label htmlFor={ids.input.id}>{label}</label>
      {description ? (
        <p className={classes.description} id={ids.description}>
          {description}
        </p>
      ) : null}
    </div>
  );
}

type Ids = ReturnType<typeof useFieldIds>;

/** A control with its label and what is to be said of it, for the fields of this folder. */
export function Frame({ ids, words: { label, description, error }, children }: { ids: Ids; words: Words; children: ReactNode }) {
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={ids.input.id}>
        {label}
      </label>
      {children}
      {error ? (
        <p className={classes.error} id={ids.error}>
          {error}
        </p>
      ) : null}
      {description && !error ? (
        <p className={classes.description} id={ids.description}>
          {description}
        </p>
      ) : null}
    </div>
  );
}

/** The ids that bind a control to its label, its error and its description. */
export function useFieldIds(given: string | undefined, description: string | undefined, error: string | undefined) {
  const own = useId();
  const id = given ?? own;
  const ids = { error: `${id}-error`, description: `${id}-description` };
  const describedBy = error ? ids.error : description ? ids.description : undefined;
  return { ...ids, input: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy } };
}
