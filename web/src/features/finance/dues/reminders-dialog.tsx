import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type DEFAULTERS, listReminders } from '@shala/contract/finance';
import type { CallAnswer, MonthName } from '@shala/contract/shared';
import { IconCopy, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatList, formatRupees } from '#lib/format';
import { availableLanguages } from '#lib/i18n';
import { paths } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { DataTable } from '#ui/data-table';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { useFinance } from '../api.ts';
import { ReminderPaper } from './reminder-paper.tsx';

type Filters = {
  who?: (typeof DEFAULTERS)[number];
  classId?: string;
  headId?: string;
  month?: MonthName;
  search?: string;
  minMonths?: number;
};
type Reminders = CallAnswer<typeof listReminders>;
const NAMED = 5;
const SHOWN = 100;

/** A text for each family that is overdue, to read through and copy; who is left out, and why. */
export function RemindersDialog({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<'first' | 'second'>('first');
  // Until another is selected, the one in which the school writes to parents.
  const [language, setLanguage] = useState<string>();
  const [isPrinting, setIsPrinting] = useState(false);
  const query = useFinance(listReminders, { query: { ...filters, kind, ...(language && { language }) } });
  const { data } = query;
  const copy = async (text: string, sentence: string) => {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'good', sentence });
  };
  const all = data?.reminders.map(({ phone, text }) => `${phone}\t${text}`).join('\n') ?? '';
  return (
    <Modal
      title={t`Fee reminders`}
      context={
        data ? (
          <Plural
            value={data.reminders.length}
            one={`# reminder, ${formatRupees(data.amount)}`}
            other={`# reminders, ${formatRupees(data.amount)}`}
          />
        ) : (
          ' '
        )
      }
      width={860}
      onClose={onClose}
    >
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Segmented
          label={t`Wording`}
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'first', label: t`Wording of a first reminder` },
            { value: 'second', label: t`Wording of a second reminder (stronger)` },
          ]}
        />
        <Segmented
          label={t`Language of the reminders`}
          value={language ?? data?.language ?? ''}
          onChange={setLanguage}
          choices={availableLanguages()}
        />
      </div>
      <p style={{ margin: 0, fontSize: '0.8125rem' }}>
        <Trans>
          To send reminders by email, SMS or WhatsApp, <Link to={paths.writeNotice}>write a notice</Link> to parents with overdue fees.
        </Trans>
      </p>
      <LoadState query={query} title={t`The reminders could not be prepared`} rows={6}>
        {(reminders) => (
          <>
            <Texts reminders={reminders} onCopy={(text) => void copy(text, t`The message was copied.`)} />
            <LeftOut reminders={reminders} />
          </>
        )}
      </LoadState>
      <ModalFoot>
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button
          disabled={!data || data.reminders.length === 0}
          icon={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => setIsPrinting(true)}
        >
          {t`Print letters`}
        </Button>
        <Button
          isPrimary
          disabled={!data || data.reminders.length === 0}
          icon={<IconCopy size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => void copy(all, t`All messages were copied. Each line has a phone number and its message.`)}
        >
          {t`Copy all messages with phone numbers`}
        </Button>
      </ModalFoot>
      {isPrinting && data ? <ReminderPaper reminders={data.reminders} onPrinted={() => setIsPrinting(false)} /> : null}
    </Modal>
  );
}

function Texts({ reminders, onCopy }: { reminders: Reminders; onCopy: (text: string) => void }) {
  const { t } = useLingui();
  const total = reminders.reminders.length;
  const shown = Math.min(SHOWN, total);
  if (total === 0) return <p>{t`No reminders to send.`}</p>;
  return (
    <DataTable
      label={t`Reminders`}
      columns={[
        {
          id: 'student',
          head: t`Student`,
          width: '150px',
          cell: ({ students }) => <span style={{ whiteSpace: 'normal' }}>{namesOf(students)}</span>,
        },
        { id: 'phone', head: t`Phone`, width: '110px', cell: ({ phone }) => phone },
        {
          id: 'text',
          head: t`Text`,
          cell: ({ text }) => <span style={{ display: 'block', paddingBlock: 6, whiteSpace: 'normal' }}>{text}</span>,
        },
        {
          id: 'copy',
          head: t`Copy`,
          isHeadHidden: true,
          width: '80px',
          cell: ({ students, text }) => (
            <Button size="small" aria-label={t`Copy the message for ${namesOf(students)}`} onClick={() => onCopy(text)}>
              {t`Copy`}
            </Button>
          ),
        },
      ]}
      foot={total > shown ? t`Showing ${shown} of ${total} reminders. The two buttons below copy and print all of them.` : undefined}
      rows={reminders.reminders.slice(0, SHOWN)}
      rowId={({ phone }) => phone}
      isTall
    />
  );
}

const namesOf = (students: Reminders['reminders'][number]['students']) => formatList(students.map(({ name }) => name));

function LeftOut({ reminders: { leftOut } }: { reminders: Reminders }) {
  const { t } = useLingui();
  const names = leftOut.noPhone.slice(0, NAMED).map(({ name }) => name);
  const others = leftOut.noPhone.length - names.length;
  const noPhone = (known: string[], more: number) =>
    more > 0 ? t`No phone number: ${known.join(', ')} and ${more} more` : t`No phone number: ${formatList(known)}`;
  const lines = [
    names.length > 0 ? noPhone(names, others) : null,
    leftOut.extended > 0 ? t`Due date extended: ${leftOut.extended}` : null,
    leftOut.more > 0 ? t`Only 500 students can be listed at once. Not listed: ${leftOut.more}. To see them, select a class.` : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <section aria-label={t`No reminder for these students`}>
      <strong>{t`No reminder for these students`}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
