import type { Call, CallAnswer } from '@shala/contract/shared';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { z } from 'zod/mini';
import { CallError } from './call-error.ts';
import { changesSince, presentOf } from './changes-since.ts';
import { fieldText } from './field-text.ts';
import { send } from './send.ts';

type Options<C extends Call, Values extends FieldValues> = {
  call: C;
  /** The part of the call's body that a person fills in. */
  schema: z.core.$ZodType<unknown, Values>;
  defaults: DefaultValues<Values>;
  /** What fills the call's path. */
  params?: Record<string, string>;
  /** What the call's body needs besides. */
  extra?: Record<string, unknown>;
  /** What the form began from, as the call takes it: then only what is otherwise is sent, and nobody else's change is written over unseen. */
  seen?: Record<string, unknown>;
  onDone: (answer: CallAnswer<C>, values: Values) => void;
  /** Takes over a failure; answers whether it did. */
  onFailure?: (error: CallError, values: Values) => boolean;
};

/**
 * A form that is one call of the contract: its schema says what is wrong before anything is sent, the server's sentences
 * come back to their fields, what was typed is never lost, and a second press while the first runs does nothing.
 */
export function useCallForm<C extends Call, Values extends FieldValues>({
  call,
  schema,
  defaults,
  params,
  extra,
  seen,
  onDone,
  onFailure,
}: Options<C, Values>) {
  const [failure, setFailure] = useState<unknown>(null);
  const isRunning = useRef(false);
  // What is loaded again while the form stands open was not seen by who types in it.
  const began = useRef(seen);
  const form = useForm<Values>({ defaultValues: defaults, resolver: resolverOf(schema) });
  const [isBusy, setIsBusy] = useState(false);

  const submit = form.handleSubmit(async (values) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      const body = { ...(z.parse(schema, values) as object), ...extra };
      const answer = await send(call, {
        ...(params && { params }),
        body: began.current ? changesSince(began.current, body) : body,
      } as unknown as Parameters<typeof send<C>>[1]);
      if (began.current) began.current = { ...began.current, ...body };
      onDone(answer, values);
    } catch (error) {
      if (began.current) began.current = { ...began.current, ...presentOf(error) };
      if (error instanceof CallError && onFailure?.(error, values)) return;
      showFailure(error);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  });

  const showFailure = (error: unknown) => {
    const names = error instanceof CallError ? Object.keys(error.fields).filter((name) => name in form.getValues()) : [];
    for (const [index, name] of names.entries()) {
      form.setError(name as Path<Values>, { message: (error as CallError).fields[name] ?? '' }, { shouldFocus: index === 0 });
    }
    // What belongs to a field stands under it; the form says only what belongs to none.
    if (names.length === 0) setFailure(error);
  };

  const field = (name: Path<Values>, options?: RegisterOptions<Values>) => ({
    ...form.register(name, options),
    error: form.formState.errors[name]?.message as string | undefined,
  });
  return { form, field, submit, isBusy, failure };
}

function resolverOf<Values extends FieldValues>(schema: z.core.$ZodType<unknown, Values>): Resolver<Values> {
  return (values) => {
    const result = z.safeParse(schema, values);
    // The values stay as they were typed; they are parsed again when they are sent.
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of result.error.issues) {
      const name = issue.path.join('.');
      errors[name] ??= { type: issue.code ?? 'wrong', message: fieldText(issue) };
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
