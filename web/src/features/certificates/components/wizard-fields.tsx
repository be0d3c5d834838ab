import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LEAVING_REASONS } from '@shala/contract/students';
import { IconAlertTriangle } from '@tabler/icons-react';
import { SettleDues } from '#features/finance';
import { formatDate, formatRupees } from '#lib/format';
import { paths } from '#lib/paths';
import { leavingReasonWords } from '#lib/stored-words';
import { LinkButton } from '#ui/button';
import { DayField } from '#ui/day-field';
import { Facts } from '#ui/facts';
import { CheckField, ChoiceField } from '#ui/field';
import { Group, Text } from '#ui/layout';
import { Notice } from '#ui/notice';
import type { Prepared } from '../api.ts';
import { labelWords } from '../lib/label-words.ts';
import { startLeaving, type Wizard } from '../lib/use-wizard.ts';
import classes from './certificates.module.css';
import { NoCheckCode } from './no-check-code.tsx';
import { SchoolGaps } from './school-gaps.tsx';
import { ValueField } from './value-field.tsx';

type Props = { wizard: Wizard; prepared: Prepared };

/** What the certificate says: what is missing first, then what can be changed, then what the record says. */
export function WizardFields({ wizard, prepared }: Props) {
  const { t } = useLingui();
  const open = wizard.fields.filter(({ isFixed }) => !isFixed);
  const missingKeys = new Set(
    prepared.fields.filter(({ isFixed, isRequired, isMissing }) => !isFixed && isRequired && isMissing).map(({ key }) => key),
  );
  const missing = open.filter(({ key }) => missingKeys.has(key));
  const rest = open.filter(({ key }) => !missingKeys.has(key));
  const fixed = wizard.fields.filter(({ isFixed, value }) => isFixed && value !== '');
  const refused = fieldsOf(wizard.issue.error);
  const field = (item: (typeof open)[number]) => (
    <ValueField
      key={item.key}
      field={item}
      value={item.value}
      today={prepared.today}
      error={refused[item.key]}
      onChange={(value) => wizard.type(item.key, value)}
    />
  );
  const count = missing.length;
  return (
    <>
      {count > 0 ? (
        <>
          <Text component="h3" fz="sm" fw={600}>
            <Plural value={count} one="# field to fill in" other="# fields to fill in" />
          </Text>
          {missing.map(field)}
          {missing.some(({ isKept }) => isKept) ? (
            <CheckField
              label={t`Save to the record`}
              description={t`Details that you enter here and that are missing in the student’s or employee’s record are saved there too. You need not type them again.`}
              checked={wizard.keep}
              onChange={(event) => wizard.setKeep(event.target.checked)}
            />
          ) : null}
        </>
      ) : null}
      {rest.length > 0 ? (
        <>
          <Text component="h3" fz="sm" fw={600}>{t`Check before issuing`}</Text>
          {rest.map(field)}
        </>
      ) : null}
      {fixed.length > 0 ? (
        <details className={classes.details} open>
          <summary>{t`As per school record (${fixed.length})`}</summary>
          <Facts
            facts={fixed.map(({ label, value, kind }) => ({
              term: labelWords(label),
              value: kind === 'day' && /^\d{4}-/.test(value) ? formatDate(value) : value,
            }))}
          />
          <Text
            c="dimmed"
            fz="xs"
          >{t`If something is wrong, correct it first in the record of the student or employee. It will then be correct in this certificate.`}</Text>
        </details>
      ) : null}
    </>
  );
}

function fieldsOf(error: unknown): Record<string, string> {
  return typeof error === 'object' && error !== null && 'fields' in error
    ? ((error.fields as Record<string, string> | undefined) ?? {})
    : {};
}

/** What the office should know before it issues: dues, an earlier certificate, somebody who is still at school. Nothing of it keeps a certificate back. */
export function WizardNotices({ wizard, prepared }: Props) {
  const { t } = useLingui();
  const { dues, canSettle, earlier, person, form, offersLeaving, missingOfSchool, hasPublicAddress } = prepared;
  const [last] = earlier.filter(({ state }) => state === 'issued');
  const sum = formatRupees(dues ?? 0);
  return (
    <>
      {/* First, where it is seen before the certificate is filled in. */}
      {last ? (
        <Group gap={8}>
          <Notice>
            <Trans>
              {last.number} was issued on {formatDate(last.issuedOn)}. Print a duplicate of it instead, unless a new one is needed.
            </Trans>
          </Notice>
          <LinkButton size="small" to={`${paths.certificates}?id=${last.id}`}>{t`View ${last.number}`}</LinkButton>
        </Group>
      ) : null}
      {missingOfSchool.length > 0 ? <SchoolGaps gaps={missingOfSchool} /> : null}
      {hasPublicAddress ? null : <NoCheckCode />}
      {dues !== null && dues > 0 ? (
        <Group gap={8}>
          <Notice icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>
            <Trans>Dues of {sum}. The certificate can still be issued.</Trans>
          </Notice>
          {canSettle ? <SettleDues studentId={person.id} amount={dues} onPaid={() => void wizard.prepared.refetch()} /> : null}
        </Group>
      ) : null}
      {offersLeaving ? <Leaving wizard={wizard} prepared={prepared} formName={form.name} /> : null}
    </>
  );
}

function Leaving({ wizard, prepared, formName }: Props & { formName: string }) {
  const { t } = useLingui();
  const { leaving, setLeaving } = wizard;
  const name = prepared.person.name;
  return (
    <div className={classes.editor}>
      <CheckField
        label={t`Withdraw ${name} from the school`}
        description={
          leaving.isOn
            ? t`${name} has not been withdrawn yet. A ${formName} is usually given to a student who is leaving the school.`
            : t`${name} stays on the rolls: attendance, fees and exams continue until the withdrawal is recorded.`
        }
        checked={leaving.isOn}
        onChange={(event) => setLeaving(event.target.checked ? startLeaving(prepared) : { ...leaving, isOn: false })}
      />
      {leaving.isOn ? (
        <div className={classes.two}>
          <DayField
            label={t`Last day at school *`}
            max={prepared.today}
            value={leaving.leftOn}
            onChange={(leftOn) => setLeaving({ ...leaving, leftOn })}
          />
          <ChoiceField
            label={t`Reason in the school's records *`}
            placeholder={t`Select a reason`}
            description={t`Also printed, unless another reason is typed below.`}
            value={leaving.reason}
            choices={LEAVING_REASONS.map((value) => ({ value, label: leavingReasonWords(value) }))}
            onChange={(event) => setLeaving({ ...leaving, reason: event.target.value })}
          />
        </div>
      ) : null}
    </div>
  );
}
