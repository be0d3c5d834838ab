import { Trans } from '@lingui/react/macro';
import { Point, Points, Topic } from './topic.tsx';

/** How long records stay, how they go, and whom to ask. */
export function PrivacyRights() {
  return (
    <>
      <Topic title={<Trans>How long data is kept</Trans>}>
        <Points>
          <Point name={<Trans>Download</Trans>}>
            <Trans>The school can download all its data and files at any time, in files that Excel and other programs can open.</Trans>
          </Point>
          <Point name={<Trans>Deletion</Trans>}>
            <Trans>
              When a student has left, personal data can be permanently deleted. Receipts, registers and certificates that the law or the
              board requires are kept, with no more personal data than needed.
            </Trans>
          </Point>
          <Point name={<Trans>Backups</Trans>}>
            <Trans>Deleted data remains in earlier backups until newer backups replace them.</Trans>
          </Point>
        </Points>
      </Topic>
      <Topic title={<Trans>Your rights and contact</Trans>}>
        <p>
          <Trans>
            Parents, students and staff may ask the school what it keeps about them, have mistakes corrected, withdraw consent, have data
            deleted that is no longer needed, and nominate a person to act for them. Ask the school office first. It has the records and
            must answer.
          </Trans>
        </p>
        <p>
          <Trans>If you get no reply, or are not satisfied with it, you can complain to the Data Protection Board of India.</Trans>
        </p>
        <p>
          <Trans>
            This page describes the program. Your school may have its own privacy notice. If this page and the notice say different things,
            the school’s notice applies.
          </Trans>
        </p>
      </Topic>
    </>
  );
}
