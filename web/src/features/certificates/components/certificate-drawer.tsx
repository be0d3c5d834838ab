import { useLingui } from '@lingui/react/macro';
import { cancelCertificate, getCertificate, reprintCertificate } from '@shala/contract/certificates';
import type { CallAnswer } from '@shala/contract/shared';
import { IconBan, IconCopy, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { fileAddress } from '#lib/file-address';
import { formatDate, formatDateTime } from '#lib/format';
import { newKey } from '#lib/new-key';
import { paths, pathTo } from '#lib/paths';
import { showToast } from '#lib/toasts';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { Facts } from '#ui/facts';
import { FormError } from '#ui/form-error';
import { Group, Stack, Text } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { ReasonDialog } from '#ui/reason-dialog';
import { useCertificateAct, useCertificates } from '../api.ts';
import { useCertificateWords } from '../lib/words.tsx';
import classes from './certificates.module.css';
import { StateBadge } from './state-badge.tsx';

/** One certificate beside the register: what it says, its original, duplicates, and its cancelling. */
export function CertificateDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const { typeOf } = useCertificateWords();
  const query = useCertificates(getCertificate, { params: { certificateId: id } });
  const [isCancelling, setIsCancelling] = useState(false);
  const [isCopying, setIsCopying] = useState(false);
  const certificate = query.data;
  return (
    <Drawer
      title={certificate?.number ?? t`Certificate`}
      context={certificate ? typeOf(certificate.type, certificate.typeName) : ''}
      onClose={onClose}
    >
      <LoadState query={query} title={t`The certificate could not be opened`} rows={8}>
        {(loaded) => (
          <Stack gap={14}>
            <Group gap={8}>
              <StateBadge state={loaded.state} />
              {loaded.state === 'cancelled' ? (
                <Text span c="dimmed" fz="sm">{t`on ${formatDate(loaded.cancelledOn ?? '')}: ${loaded.cancelReason}`}</Text>
              ) : null}
            </Group>
            <Group gap={8}>
              <a className={classes.link} href={fileAddress(loaded.url)} target="_blank" rel="noreferrer">
                <IconFileTypePdf size={16} stroke={1.75} aria-hidden="true" />
                {t`Open the original`}
              </a>
              {loaded.state === 'issued' ? (
                <>
                  <Button
                    size="small"
                    icon={<IconCopy size={15} stroke={1.75} aria-hidden="true" />}
                    onClick={() => setIsCopying(true)}
                  >{t`Print duplicate`}</Button>
                  <Button
                    size="small"
                    isDanger
                    icon={<IconBan size={15} stroke={1.75} aria-hidden="true" />}
                    onClick={() => setIsCancelling(true)}
                  >{t`Cancel certificate`}</Button>
                </>
              ) : null}
            </Group>
            <Facts
              facts={[
                { term: t`Name`, value: <PersonLink {...loaded} /> },
                { term: loaded.personKind === 'student' ? t`Admission no.` : t`Employee code`, value: loaded.personNumber },
                { term: loaded.personKind === 'student' ? t`Class` : t`Designation`, value: loaded.place },
                { term: t`Book and serial`, value: t`Book ${loaded.bookNo}, serial ${loaded.serialNo} of ${loaded.year}` },
                { term: t`Format`, value: t`${loaded.formName}, version ${loaded.formVersion}` },
                { term: t`Issued`, value: `${formatDateTime(loaded.issuedAt)} · ${loaded.issuedBy}` },
                { term: t`Duplicates`, value: loaded.copies },
              ]}
            />
            {loaded.fields.length > 0 ? (
              <details className={classes.details}>
                <summary>{t`Contents`}</summary>
                <Facts facts={loaded.fields.map(({ label, value }) => ({ term: label, value: value || '–' }))} />
              </details>
            ) : null}
            <Group gap={8}>
              <a
                className={classes.link}
                href={loaded.verifyUrl}
                target="_blank"
                rel="noreferrer"
              >{t`Check that this certificate is genuine`}</a>
            </Group>
          </Stack>
        )}
      </LoadState>
      {isCopying && certificate ? (
        <Copying id={id} number={certificate.number} copies={certificate.copies} onClose={() => setIsCopying(false)} />
      ) : null}
      {isCancelling && certificate ? <Cancelling certificate={certificate} onClose={() => setIsCancelling(false)} /> : null}
    </Drawer>
  );
}

function PersonLink({ personKind, personId, personName }: { personKind: 'student' | 'employee'; personId: string; personName: string }) {
  const to =
    personKind === 'student'
      ? pathTo(paths.studentProfile, { studentId: personId })
      : pathTo(paths.employeeProfile, { teacherId: personId });
  return <Link to={to}>{personName}</Link>;
}

type CopyProps = { id: string; number: string; copies: number; onClose: () => void };

/** A duplicate is counted for good, so it is asked for once more; one opened dialog makes one duplicate. */
function Copying({ id, number, copies, onClose }: CopyProps) {
  const { t } = useLingui();
  const [key] = useState(newKey);
  const copy = useCertificateAct(reprintCertificate, ({ copy: count, url }) => {
    showToast({ tone: 'good', sentence: t`Duplicate ${count} is ready.` });
    window.open(fileAddress(url), '_blank', 'noopener');
    onClose();
  });
  const next = copies + 1;
  return (
    <Modal title={t`Print duplicate ${next} of ${number}`} onClose={onClose} isLocked={copy.isPending}>
      <p>{t`DUPLICATE ${next} is printed on every page, and the duplicate is entered in the certificate register. Print a duplicate only when the certificate that was handed over is lost.`}</p>
      <FormError error={copy.error} />
      <ModalFoot>
        <Button onClick={onClose} disabled={copy.isPending}>{t`Cancel`}</Button>
        <Button
          isPrimary
          data-autofocus
          isBusy={copy.isPending}
          onClick={() => copy.mutate({ input: { params: { certificateId: id } }, key })}
        >{t`Print duplicate ${next}`}</Button>
      </ModalFoot>
    </Modal>
  );
}

function Cancelling({ certificate, onClose }: { certificate: CallAnswer<typeof getCertificate>; onClose: () => void }) {
  const { id, number, type } = certificate;
  const { t } = useLingui();
  const [key] = useState(newKey);
  const act = useCertificateAct(cancelCertificate, () => {
    showToast({ tone: 'good', sentence: t`Certificate ${number} was cancelled.` });
    onClose();
  });
  return (
    <ReasonDialog
      title={t`Cancel certificate ${number}`}
      context={
        type === 'transfer'
          ? t`The number stays in the register with the reason. Anyone who checks the certificate on the website will see that it is cancelled. The student is still recorded as having left. If the student continues in the school, open the student’s page and press Readmit.`
          : t`The number stays in the register with the reason. Anyone who checks the certificate on the website will see that it is cancelled.`
      }
      act={t`Cancel certificate`}
      back={t`Keep certificate`}
      isDanger
      isBusy={act.isPending}
      error={act.error}
      onSubmit={(reason) => act.mutate({ input: { params: { certificateId: id }, body: { reason } }, key })}
      onClose={onClose}
    />
  );
}
