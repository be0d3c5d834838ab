import {
  isForPresentStudents,
  issueCertificate,
  listCertificateTypes,
  MAX_LEAVING_NOTE,
  prepareCertificate,
  previewCertificate,
} from '@shala/contract/certificates';
import type { CallAnswer } from '@shala/contract/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { newKey } from '#lib/new-key';
import { send } from '#lib/send';
import { useAddress } from '#lib/use-address';
import { usePaused } from '#lib/use-paused';
import { type Person, type Prepared, useCertificateAct, useCertificates } from '../api.ts';

type Leaving = { isOn: boolean; leftOn: string; reason: string; note: string };
type Issued = CallAnswer<typeof issueCertificate>;
const NO_LEAVING: Leaving = { isOn: false, leftOn: '', reason: '', note: '' };

/** Who gets which form, kept in the address. */
function useChoice() {
  const { get, change } = useAddress();
  const [personId, kind, type, asked] = [
    get('person'),
    get('kind') === 'employee' ? 'employee' : 'student',
    get('type'),
    get('form'),
  ] as const;
  const types = useCertificates(listCertificateTypes, {});
  const fitting = (types.data?.types ?? []).filter(({ personKind }) => personKind === kind);
  const chosen = fitting.find((item) => item.type === type) ?? fitting.find((item) => item.type === 'bonafide') ?? fitting[0];
  const formId = chosen?.forms.some(({ id, isArchived }) => id === asked && !isArchived) ? asked : (chosen?.formId ?? '');
  return { personId, kind, types, fitting, chosen, formId, change };
}

/** The leaving that is recorded with the certificate. Who gets a transfer certificate leaves: the office takes the tick away, it does not have to think of it. */
function useLeaving(prepared: Prepared | undefined) {
  const [chosen, setLeaving] = useState<Leaving | null>(null);
  const offered = useMemo(() => (prepared?.offersLeaving ? startLeaving(prepared) : NO_LEAVING), [prepared]);
  return { leaving: chosen ?? offered, setLeaving };
}

/** The day on which the student left, if that keeps the certificate back; null if it can be issued. */
function leftBefore(prepared: Prepared | undefined): string | null {
  return prepared !== undefined && isForPresentStudents(prepared.form.type) ? prepared.person.leftOn : null;
}

/** Everything that issuing one certificate goes through: who, which form, what is filled in, the preview, and the issue. */
export function useWizard() {
  const { personId, kind, types, fitting, chosen, formId, change } = useChoice();
  const isReady = personId !== '' && formId !== '';
  const prepared = useCertificates(prepareCertificate, { params: { formId: formId || '-', personId: personId || '-' } }, isReady);
  const isCurrent = isReady && prepared.data?.person.id === personId && prepared.data.form.id === formId;
  const leftOn = isCurrent ? leftBefore(prepared.data) : null;
  const [typed, setTyped] = useState<Record<string, string>>({});
  const { leaving, setLeaving } = useLeaving(isCurrent ? prepared.data : undefined);
  const [keep, setKeep] = useState(true);
  const [issued, setIssued] = useState<Issued | null>(null);
  const [key, setKey] = useState(newKey);
  const place = `${personId} ${formId}`;
  // What was typed for one person and form is not for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of place that matters
  useEffect(() => {
    setTyped({});
    setLeaving(null);
    setKey(newKey());
  }, [place]);
  const issue = useCertificateAct(issueCertificate, (answer) => setIssued(answer));
  const filled = useMemo(() => ({ ...leavingValues(prepared.data, leaving), ...typed }), [prepared.data, leaving, typed]);
  const values = usePaused(filled);
  const preview = usePreview({ formId, personId, values }, isReady && leftOn === null && issued === null);
  const fields = isCurrent ? (prepared.data?.fields ?? []).map((field) => ({ ...field, value: filled[field.key] ?? field.value })) : [];
  return {
    personId,
    types,
    fitting,
    chosen,
    formId,
    prepared,
    isCurrent,
    /** The day on which the student left, if the certificate is only for those who are at the school. */
    leftOn,
    fields,
    missing: fields.filter(({ isRequired, value, isFixed }) => isRequired && !isFixed && value.trim() === ''),
    /** What the leaving that is to be recorded still needs. */
    openLeaving: leaving.isOn ? (['leftOn', 'reason'] as const).filter((name) => leaving[name] === '') : [],
    leaving,
    setLeaving,
    keep,
    setKeep,
    preview,
    issue,
    issued,
    choosePerson: (person: Person) => {
      setIssued(null);
      issue.reset();
      change({ person: person.id, kind: person.personKind, ...(person.personKind === kind ? {} : { type: null, form: null }) });
    },
    chooseType: (value: string) => change({ type: value, form: null }),
    chooseForm: (value: string) => change({ form: value }),
    type: (name: string, value: string) => setTyped({ ...typed, [name]: value }),
    again: () => {
      setIssued(null);
      issue.reset();
      change({ person: null });
    },
    submit: () => {
      if (!isCurrent || leftOn !== null || issue.isPending) return;
      const { isOn, ...said } = leaving;
      // The reason that the certificate prints, where the office words it itself, stays with the leaving as its note.
      const printed = fields.find(({ source }) => source === 'leavingReason')?.value ?? '';
      const rest = { ...said, note: printed === leaving.reason ? '' : printed.slice(0, MAX_LEAVING_NOTE) };
      const seen = prepared.data?.earlier[0]?.id ?? '';
      issue.mutate({ input: { body: { formId, personId, values: filled, keep, seen, ...(isOn ? { leaving: rest as never } : {}) } }, key });
    },
  };
}

/** The pages as they will be printed, drawn anew when what is typed comes to rest. */
function usePreview(body: { formId: string; personId: string; values: Record<string, string> }, isWanted: boolean) {
  return useQuery({
    queryKey: ['certificates', 'preview', body],
    queryFn: ({ signal }) => send(previewCertificate, { body }, { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
}

export type Wizard = ReturnType<typeof useWizard>;

/** What the leaving that is about to be recorded says on the form. */
function leavingValues(prepared: Prepared | undefined, { isOn, leftOn, reason }: Leaving): Record<string, string> {
  if (prepared === undefined || !isOn) return {};
  const said: Record<string, string> = { leftOn, leavingReason: reason };
  return Object.fromEntries(prepared.fields.flatMap(({ key, source }) => (said[source] ? [[key, said[source]]] : [])));
}

/** A certificate that says that somebody left, issued to somebody who is there. */
export function startLeaving({ today }: Prepared): Leaving {
  return { isOn: true, leftOn: today, reason: '', note: '' };
}
