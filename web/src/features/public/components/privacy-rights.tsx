import { Trans } from '@lingui/react/macro';
import { Point, Points, Topic } from './topic.tsx';

/** How long records stay, how they go, and whom to ask. */
export function PrivacyRights() {
  return (
    <>
      <Topic title={<Trans>How long, and how it goes</Trans>}>
        <Points>
          <Point name={<Trans>Export</Trans>}>
            <Trans>The school can take out all of its data with the files at any time, in an open form.</Trans>
          </Point>
          <Point name={<Trans>Removal</Trans>}>
            <Trans>
              When a student has left, personal data can be made anonymous. Receipts, registers and certificates that the law or the board
              asks a school to keep stay, without more about the person than they need.
            </Trans>
          </Point>
          <Point name={<Trans>Backups</Trans>}>
            <Trans>What was removed is still in earlier backups until those are replaced by newer ones, which happens by turns.</Trans>
          </Point>
        </Points>
      </Topic>
      <Topic title={<Trans>Your rights, and whom to ask</Trans>}>
        <p>
          <Trans>
            Parents, students and staff may ask the school what it keeps about them, have mistakes put right, withdraw consent, have data
            erased that is no longer needed, and name somebody to act for them. Ask the school’s office first; it has the records and must
            answer.
          </Trans>
        </p>
        <p>
          <Trans>If you get no answer, or a wrong one, you can complain to the Data Protection Board of India.</Trans>
        </p>
        <p>
          <Trans>
            This page describes the program. Your school may have a privacy notice of its own; where the two differ about what the school
            does, the school’s notice holds.
          </Trans>
        </p>
      </Topic>
    </>
  );
}
