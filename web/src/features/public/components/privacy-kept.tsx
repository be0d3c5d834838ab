import { Trans } from '@lingui/react/macro';
import { Point, Points, Topic } from './topic.tsx';

/** What is recorded about whom, and what never is. */
export function PrivacyKept() {
  return (
    <>
      <Topic
        title={<Trans>What is kept</Trans>}
        note={<Trans>Only what the school enters or a payment, register or exam brings with it.</Trans>}
      >
        <Points>
          <Point name={<Trans>Students</Trans>}>
            <Trans>
              Name, class and section, admission and roll number, date of birth, address, photo, attendance, fees, marks, certificates, and
              where the school records them health notes, transport and activities.
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
              Name, email, phone, when they signed in, and what they changed. Of the password only an Argon2id hash, from which it cannot be
              read back.
            </Trans>
          </Point>
        </Points>
      </Topic>
      <Topic title={<Trans>Aadhaar</Trans>}>
        <p>
          <Trans>Never the whole number. At most the last four digits, to tell two people of one name apart.</Trans>
        </p>
      </Topic>
      <Topic title={<Trans>Children and consent</Trans>}>
        <p>
          <Trans>
            Nearly everybody in a school’s records is a child. The Act asks for a parent’s or guardian’s consent; Shala records who gave it,
            when and for what, and that it was withdrawn. It does not follow children’s behaviour, shows no advertising, and makes no
            profile of them for anybody.
          </Trans>
        </p>
      </Topic>
    </>
  );
}
