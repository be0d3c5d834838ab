import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './button.module.css';

type Look = {
  children: ReactNode;
  isPrimary?: boolean;
  isDanger?: boolean;
  icon?: ReactNode;
  size?: 'small' | 'normal' | 'large';
  isWide?: boolean;
};
type ButtonProps = Look & {
  isBusy?: boolean;
  /** Another button may come into its place: the second click of a double click is not for that one. */
  isSingle?: boolean;
} & Omit<ComponentProps<'button'>, 'children'>;
type LinkProps = Look & { to: string } & Omit<ComponentProps<typeof Link>, 'to' | 'children'>;

/** A button. Its words name the act; while that runs it shows so and cannot be pressed again. */
export function Button({ isBusy = false, isSingle = false, type = 'button', disabled, onClick, ...props }: ButtonProps) {
  const { look, content, rest } = lookOf(props);
  return (
    <button
      {...rest}
      {...look}
      type={type}
      disabled={disabled}
      // A busy button keeps the focus, which a disabled one would lose.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isBusy || (isSingle && event.detail > 1) ? event.preventDefault() : onClick?.(event))}
    >
      {content}
      {isBusy ? <span className={classes.spinner} aria-hidden="true" /> : null}
    </button>
  );
}

/** A link that looks like a button, for what leads to another screen. */
export function LinkButton(props: LinkProps) {
  const { look, content, rest } = lookOf(props);
  return (
    <Link {...rest} {...look}>
      {content}
    </Link>
  );
}

function lookOf<P extends Look>({ children, isPrimary = false, isDanger = false, icon, size = 'normal', isWide = false, ...rest }: P) {
  const look = {
    className: classes.button,
    'data-tone': isDanger ? 'danger' : isPrimary ? 'primary' : 'plain',
    'data-size': size,
    'data-wide': isWide || undefined,
  };
  const content = (
    <span className={classes.content}>
      {icon}
      {children}
    </span>
  );
  return { look, content, rest };
}
