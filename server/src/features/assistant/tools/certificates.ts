import { cancelCertificate, issueCertificate, listCertificateTypes, prepareCertificate } from '@shala/contract/certificates';
import { say } from '#platform/words';
import { type Answer, choices, link, parts, table, text } from '../answer/answer.ts';
import { rupees } from '../answer/words.ts';
import { type Done, type Prepared, type WriteBench, writing } from './tool.ts';

const WIZARD = '/certificate/new';
/** The field of a form that says what its certificate is for. */
const PURPOSE = 'purpose';

/** What is carried out: the form and the student, and how the plan called them. */
type Kept = { formId: string; personId: string; name: string; formName: string; values: Record<string, string> };

export const issueCertificateTool = writing({
  name: 'certificate.issue',
  needs: [listCertificateTypes, prepareCertificate, issueCertificate, cancelCertificate],
  about: ({ student }) => say('a certificate of a student: “Bonafide for {student}”', { student }),
  async prepare({ calls, context, school }, slots) {
    const kind = slots.certificate ?? 'bonafide';
    const [student, ...others] = school.studentsOf(slots);
    if (student === undefined) return [text(say('No current student has this name.')), link(say('New certificate'), WIZARD)];
    if (others.length > 0) {
      const all = [student, ...others].map(({ name, className, sectionName }) => ({
        label: say('{name}, {className} {sectionName}', { name, className, sectionName }),
        prompt: `${kind} certificate for ${name} of ${className} ${sectionName}${slots.purpose === undefined ? '' : ` for ${slots.purpose}`}`,
      }));
      return [text(say('Several students have this name. Which one do you mean?')), choices(all)];
    }
    const { types } = await calls.read(context, listCertificateTypes);
    const formId = types.find(({ type }) => type === kind)?.formId ?? kind;
    const prepared = await calls.read(context, prepareCertificate, { params: { formId, personId: student.id } });
    const { purpose } = slots;
    const hasPurpose = prepared.fields.some(({ key }) => key === PURPOSE);
    const values: Record<string, string> = purpose !== undefined && hasPurpose ? { [PURPOSE]: purpose } : {};
    const missing = prepared.fields.filter(({ key, isRequired, isMissing }) => isRequired && isMissing && !(key in values));
    const wizard = link(say('Fill in the certificate'), WIZARD, { person: student.id, kind: 'student', type: kind });
    if (missing.length > 0)
      return [
        text(say('Before {form} of {name} can be issued, fill in these details:', { form: prepared.form.name, name: student.name })),
        table({ head: [say('Detail')], rows: missing.map(({ label }) => [label.en || label.hi]) }),
        wizard,
      ];
    const [last] = prepared.earlier.filter(({ state }) => state === 'issued');
    const plan: Prepared['plan'] = {
      title: say('Issue a certificate'),
      facts: parts(
        { term: say('Certificate'), value: prepared.form.name },
        { term: say('Student'), value: say('{name}, {className} {sectionName}', student) },
        purpose !== undefined && hasPurpose && { term: say('Purpose'), value: purpose },
        { term: say('Number'), value: prepared.nextNumber },
        prepared.dues !== null && prepared.dues !== 0 && { term: say('Dues'), value: rupees(prepared.dues) },
      ),
      warnings: parts(
        last && say('{number} was issued to this student already.', { number: last.number }),
        purpose !== undefined &&
          !hasPurpose &&
          say('This format has no field for the purpose. “{purpose}” will not be printed.', { purpose }),
      ),
    };
    const kept: Kept = { formId, personId: student.id, name: student.name, formName: prepared.form.name, values };
    return { plan, arguments: kept, recipients: 0, verb: say('Issue the certificate') };
  },
  execute: carryOut,
  undo: takeBack,
});

/** Issues it by the same call as the screen. */
async function carryOut({ context, calls }: WriteBench, kept: unknown): Promise<Done> {
  const { formId, personId, name, formName, values } = kept as Kept;
  const { id, number } = await calls.write(context, issueCertificate, { body: { formId, personId, values } });
  return {
    answer: [
      text(say('Done: {form} {number} is issued to {name}.', { form: formName, number, name })),
      link(say('Open in the register'), '/certificate', { id }),
    ],
    affected: 1,
    undo: { certificateId: id, number },
  };
}

/** Cancels what was issued; its number stays in the register. */
async function takeBack({ context, calls }: WriteBench, kept: unknown): Promise<Answer> {
  const { certificateId, number } = kept as { certificateId: string; number: string };
  await calls.write(context, cancelCertificate, { params: { certificateId }, body: { reason: 'Cancelled with the assistant' } });
  return [
    text(say('Certificate {number} was cancelled. The number stays in the register.', { number })),
    link(say('Open in the register'), '/certificate', { id: certificateId }),
  ];
}
