import { type RefObject, useLayoutEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** `start` is undefined where a field was changed without ever having the focus; `last` is undefined until something is typed. */
type Kept = { form: HTMLElement; start: string | undefined; last: string | undefined };

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const isToggle = (control: Control): boolean => control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
const textIn = (control: Control): string => (isToggle(control) ? String((control as HTMLInputElement).checked) : control.value);
/**
 * What is searched for is no work that could be lost, nor is what stands outside of every form. A table of fields that is saved by a button elsewhere is
 * marked as a form with `data-form`.
 */
const formOf = (target: EventTarget | null): HTMLElement | null =>
  isControl(target) && target.type !== 'search' ? (target.form ?? target.closest<HTMLElement>('[data-form]')) : null;
const hasProblem = (form: HTMLElement): boolean => form.querySelector('[role="alert"]:not(:empty), [aria-invalid="true"]') !== null;

/**
 * Whether something stands in the forms of an element that was typed since it opened and is not saved. Fields are compared with what they were when
 * they got the focus, so what was typed and deleted again is nothing. A form that was sent counts as saved, unless it says what is wrong with it.
 */
export function useTypedIn(element: RefObject<HTMLElement | null>): () => boolean {
  const kept = useRef(new Map<Control, Kept>());
  const sent = useRef(new Set<HTMLElement>());
  useLayoutEffect(() => {
    const within = element.current;
    const handleFocus = ({ target }: Event) => {
      const form = formOf(target);
      if (isControl(target) && form !== null && !kept.current.has(target))
        kept.current.set(target, { form, start: textIn(target), last: undefined });
    };
    const handleInput = ({ target }: Event) => {
      const form = formOf(target);
      if (!isControl(target) || form === null) return;
      kept.current.set(target, { form, start: kept.current.get(target)?.start, last: textIn(target) });
      sent.current.delete(form);
    };
    const handleSubmit = ({ target }: Event) => {
      if (target instanceof HTMLFormElement) sent.current.add(target);
    };
    within?.addEventListener('focusin', handleFocus);
    within?.addEventListener('input', handleInput);
    within?.addEventListener('submit', handleSubmit);
    return () => {
      within?.removeEventListener('focusin', handleFocus);
      within?.removeEventListener('input', handleInput);
      within?.removeEventListener('submit', handleSubmit);
    };
  }, [element]);
  return () =>
    [...kept.current].some(([control, { form, start, last }]) => {
      if (last === undefined || (sent.current.has(form) && !hasProblem(form))) return false;
      return start !== (control.isConnected ? textIn(control) : last);
    });
}
