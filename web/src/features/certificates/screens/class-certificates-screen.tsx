import { Plural, useLingui } from '@lingui/react/macro';
import {
  checkCertificateBatch,
  getCertificateBatch,
  listCertificateBatches,
  listCertificateTypes,
  startCertificateBatch,
} from '@shala/contract/certificates';
import { countStudents } from '@shala/contract/students';
import { IconAlertTriangle, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { fileAddress } from '#lib/file-address';
import { formatDateTime, formatNumber, todayAtSchool } from '#lib/format';
import { paths, pathTo } from '#lib/paths';
import { formWords } from '#lib/stored-words';
import { useAddress } from '#lib/use-address';
import { useKeyOf } from '#lib/use-key-of';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { ChoiceField } from '#ui/field';
import { FormError } from '#ui/form-error';
import { Group, Stack, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Notice } from '#ui/notice';
import { PageHeader } from '#ui/page-header';
import { ProgressBar } from '#ui/progress';
import { certificatesQuery, prefetchCertificates, useCertificateAct, useCertificates } from '../api.ts';
import { CertificateWays } from '../components/certificate-ways.tsx';
import classes from '../components/certificates.module.css';
import { ClassList, type ClassStudent } from '../components/class-list.tsx';
import { ValueField } from '../components/value-field.tsx';

const LOOK_AGAIN_MS = 1500;

/** Begins loading it before it is shown. */
export function prefetch() {
  void prefetchCertificates(listCertificateTypes, {});
  return prefetchCertificates(listCertificateBatches, {});
}

/** One certificate for everybody of a class, made in the background. */
export function ClassCertificatesScreen() {
  const { t } = useLingui();
  const { get, change } = useAddress();
  const batchId = get('batch');
  return (
    <>
      <PageHeader title={t`Certificates for a whole class`} context={t`Any certificate for all students of a class at once`} />
      <CertificateWays />
      <Stack gap={16} maw={960}>
        {batchId ? <Progress id={batchId} onBack={() => change({ batch: null })} /> : <Start onStarted={(id) => change({ batch: id })} />}
        <Batches onOpen={(id) => change({ batch: id })} />
      </Stack>
    </>
  );
}

function Start({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useLingui();
  const { get } = useAddress();
  const [formId, classId, sectionId] = [get('form') || 'bonafide', get('class'), get('section')];
  return (
    <Card title={t`Format and class`}>
      <Stack gap={14} pt={12} pb={16} px={16}>
        <PlaceFields {...{ formId, classId, sectionId }} />
        {classId ? <ClassForm place={{ formId, classId, ...(sectionId ? { sectionId } : {}) }} onStarted={onStarted} /> : null}
      </Stack>
    </Card>
  );
}

/** Which format for which class or section, kept in the address. */
function PlaceFields({ formId, classId, sectionId }: { formId: string; classId: string; sectionId: string }) {
  const { t } = useLingui();
  const { change } = useAddress();
  const types = useCertificates(listCertificateTypes, {}).data?.types ?? [];
  const sections = useCertificates(countStudents, {}).data?.sections ?? [];
  const forms = types
    .filter(({ personKind }) => personKind === 'student')
    .flatMap((type) => type.forms.filter(({ isArchived }) => !isArchived));
  const classesOf = [...new Map(sections.map(({ classId: id, className }) => [id, className]))];
  return (
    <>
      <ChoiceField
        label={t`Format`}
        placeholder={t`Select`}
        value={formId}
        choices={forms.map(({ id, name }) => ({ value: id, label: formWords(name) }))}
        onChange={(event) => change({ form: event.target.value })}
      />
      <div className={classes.two}>
        <ChoiceField
          label={t`Class`}
          placeholder={t`Select a class`}
          value={classId}
          choices={classesOf.map(([value, label]) => ({ value, label }))}
          onChange={(event) => change({ class: event.target.value, section: null })}
        />
        <ChoiceField
          label={t`Section`}
          hasUsual
          placeholder={t`All sections`}
          value={sectionId}
          choices={sections
            .filter((item) => item.classId === classId && item.sectionId !== null)
            .map((item) => ({ value: item.sectionId ?? '', label: item.sectionName }))}
          onChange={(event) => change({ section: event.target.value })}
        />
      </div>
    </>
  );
}

type ClassFormProps = { place: { formId: string; classId: string; sectionId?: string }; onStarted: (id: string) => void };

/** Everybody of the class, what is the same for all, and the issue for those who are selected. */
function ClassForm({ place, onStarted }: ClassFormProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const key = useKeyOf([place, typed, choices]);
  const query = useCertificates(checkCertificateBatch, { query: place });
  const act = useCertificateAct(startCertificateBatch, ({ id }) => onStarted(id));
  // Who has one of this year gets a second one only where somebody asks for it.
  const isChosen = ({ id, missing, earlier }: ClassStudent) => missing.length === 0 && (choices[id] ?? earlier === null);
  const chosen = (query.data?.students ?? []).filter(isChosen).map(({ id }) => id);
  return (
    <LoadState query={query} title={t`The students of this class could not be opened`} rows={4}>
      {({ students, shared }) => (
        <>
          {shared.map((field) => (
            <ValueField
              key={field.key}
              field={field}
              value={typed[field.key] ?? field.value}
              today={todayAtSchool(new Date())}
              onChange={(value) => setTyped({ ...typed, [field.key]: value })}
            />
          ))}
          <Lacking students={students} />
          <ClassList
            students={students}
            chosen={new Set(chosen)}
            onChoose={(ids, isOn) => setChoices({ ...choices, ...Object.fromEntries(ids.map((id) => [id, isOn])) })}
          />
          <FormError error={act.error} />
          <div className={classes.issue}>
            <Button
              isPrimary
              isBusy={act.isPending}
              disabled={chosen.length === 0}
              onClick={() => act.mutate({ input: { body: { ...place, studentIds: chosen, values: typed } }, key })}
            >
              <Plural value={chosen.length} one="Issue # certificate" other="Issue # certificates" />
            </Button>
          </div>
        </>
      )}
    </LoadState>
  );
}

function Lacking({ students }: { students: readonly ClassStudent[] }) {
  const count = students.filter(({ missing }) => missing.length > 0).length;
  if (count === 0) return null;
  return (
    <Notice icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>
      <Plural
        value={count}
        one="# student gets no certificate, because a required field is missing"
        other="# students get no certificate, because required fields are missing"
      />
    </Notice>
  );
}

function Progress({ id, onBack }: { id: string; onBack: () => void }) {
  const { t } = useLingui();
  const query = useQuery({
    ...certificatesQuery(getCertificateBatch, { params: { batchId: id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isDone ? false : LOOK_AGAIN_MS),
  });
  return (
    <LoadState query={query} title={t`The certificates could not be opened`} rows={4}>
      {({ formName, place, total, issued, drawn, isDone, problems, url }) => (
        <Card title={t`${formName}, class ${place}`} fact={t`${formatNumber(issued)} of ${formatNumber(total)} issued`}>
          <Stack gap={14} pt={12} pb={16} px={16} role="status">
            <ProgressBar
              share={(issued + drawn) / Math.max(1, 2 * (total - problems.length))}
              label={t`Certificates issued`}
              size="large"
            />
            {isDone ? null : (
              <Text c="dimmed" fz="sm">
                {issued + problems.length < total
                  ? t`This continues even if you leave this page.`
                  : t`All are issued. ${formatNumber(drawn)} of ${formatNumber(issued)} are ready to print; the rest will be ready soon.`}
              </Text>
            )}
            {problems.length > 0 ? (
              <ul aria-label={t`Students without a certificate`}>
                {problems.map(({ studentId, name, problem }) => (
                  <li key={studentId}>
                    <Link to={pathTo(paths.studentProfile, { studentId })}>{name}</Link> · {problem}
                  </li>
                ))}
              </ul>
            ) : null}
            <Group gap={8}>
              {url ? (
                <a className={classes.link} href={fileAddress(url)} target="_blank" rel="noreferrer">
                  <IconPrinter size={16} stroke={1.75} aria-hidden="true" />
                  {t`Open all to print`}
                </a>
              ) : null}
              <Button onClick={onBack}>{t`Another class`}</Button>
            </Group>
          </Stack>
        </Card>
      )}
    </LoadState>
  );
}

function Batches({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useLingui();
  const { data } = useQuery({
    ...certificatesQuery(listCertificateBatches, {}),
    // As the batch above: it counts on until the last one is done.
    refetchInterval: ({ state }) => (state.data?.batches.some(({ isDone }) => !isDone) ? LOOK_AGAIN_MS : false),
  });
  if (!data || data.batches.length === 0) return null;
  return (
    <Card title={t`Issued to classes`}>
      <Stack gap={14} pt={12} pb={16} px={16}>
        <ul>
          {data.batches.map(({ id, formName, place, issued, total, startedAt, startedBy }) => (
            <Group key={id} component="li" gap={10} justify="space-between">
              <span>
                {[formName, place, t`${formatNumber(issued)} of ${formatNumber(total)}`, formatDateTime(startedAt), startedBy].join(' · ')}
              </span>
              <Button size="small" onClick={() => onOpen(id)}>{t`View`}</Button>
            </Group>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
