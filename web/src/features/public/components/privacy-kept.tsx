import { Trans } from '@lingui/react/macro';
import { Point, Points, Topic } from './topic.tsx';

/** What is recorded about whom, and what never is. */
export function PrivacyKept() {
  return (
    <>
      <Topic
        title={<Trans>What is kept</Trans>}
        note={<Trans>Only what the school enters, and the records of payments, registers and exams.</Trans>}
      >
        <Points>
          <Point name={<Trans>Students</Trans>}>
            <Trans>
              Name, class and section, admission and roll number, date of birth, address, photo, attendance, fees, marks and certificates.
              Also health notes, transport and activities, if the school records them.
            </Trans>
          </Point>
          <Point name={<Trans>Guardians</Trans>}>
            <Trans>Name, relation, phone and email, and the consent that they gave.</Trans>
          </Point>
          <Point name={<Trans>Staff</Trans>}>
            <Trans>
              Name, contact, date of birth, joining date, position, subjects and duties, timetable, logbook, attendance, leave and pay.
            </Trans>
          </Point>
          <Point name={<Trans>Administrators</Trans>}>
            <Trans>
              Name, email, phone, when they signed in, and what they changed. The password is stored in coded form; nobody can read it.
            </Trans>
          </Point>
        </Points>
      </Topic>
      <Topic title={<Trans>Aadhaar</Trans>}>
        <p>
          <Trans>
            Shala never keeps the full Aadhaar number. It keeps only the last four digits, to tell apart two people with the same name.
          </Trans>
        </p>
      </Topic>
      <Topic title={<Trans>Children and consent</Trans>}>
        <p>
          <Trans>
            Most people in a school’s records are children. The Act requires the consent of a parent or guardian. Shala records who gave it,
            when, for what, and if it was withdrawn. It does not watch what children do and shows no advertisements.
          </Trans>
        </p>
      </Topic>
    </>
  );
}
