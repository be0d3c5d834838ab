import { useLingui } from '@lingui/react/macro';
import { getFeeCertificate } from '@shala/contract/finance';
import { yearName, yearOfDay } from '@shala/contract/shared';
import { IconFileCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { fileAddress } from '#lib/file-address';
import { formatNumber, formatRupees } from '#lib/format';
import { Button } from '#ui/button';
import { Segmented } from '#ui/controls';
import { Facts } from '#ui/facts';
import { LoadState } from '#ui/load-state';
import { Modal, ModalFoot } from '#ui/modal';
import { useFinance } from '../api.ts';
import { today } from '../lib/today.ts';

type Props = { student: { id: string; name: string }; onClose: () => void };

/** The certificate of what was received in this financial year or the last one, tuition apart, as parents need it for their tax. */
export function CertificateDialog({ student, onClose }: Props) {
  const { t } = useLingui();
  const thisYear = yearOfDay(today());
  const [year, setYear] = useState(String(thisYear));
  const query = useFinance(getFeeCertificate, { params: { studentId: student.id }, query: { year: Number(year) } });
  const url = query.data?.url;
  const choices = [thisYear, thisYear - 1].map((first) => ({ value: String(first), label: yearName(first) }));
  return (
    <Modal title={t`Fee certificate`} context={student.name} width={480} onClose={onClose}>
      <p>{t`Financial year (April to March)`}</p>
      <Segmented label={t`Financial year`} value={year} choices={choices} onChange={setYear} isWide />
      <LoadState query={query} title={t`The certificate could not be made`} rows={3}>
        {({ total, tuition, notCleared, receipts, year: name }) =>
          total === 0 ? (
            <p>
              {notCleared > 0
                ? t`Only cheques not yet cleared were received in ${name}: ${formatRupees(notCleared)}.`
                : t`Nothing was received in ${name}.`}
            </p>
          ) : (
            <Facts
              facts={[
                { term: t`Received in ${name}`, value: <strong>{formatRupees(total)}</strong> },
                { term: t`Tuition fee (part of this amount)`, value: formatRupees(tuition) },
                { term: t`Receipts`, value: formatNumber(receipts) },
                ...(notCleared > 0 ? [{ term: t`Cheques not cleared yet, not counted`, value: formatRupees(notCleared) }] : []),
              ]}
            />
          )
        }
      </LoadState>
      <ModalFoot>
        <Button onClick={onClose}>{t`Close`}</Button>
        <Button
          isPrimary
          disabled={!url}
          icon={<IconFileCertificate size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            if (url) window.open(fileAddress(url), '_blank', 'noopener');
          }}
        >
          {t`View and print certificate`}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
