import { Trans } from '@lingui/react/macro';
import { Invitation } from '../components/invitation.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { SchoolPicture } from '../components/school-picture.tsx';
import { Point, Points, Topic } from '../components/topic.tsx';

/** For those who decide and those who do the work: what each of them gets, and what the first week asks of them. */
export function ForSchoolScreen() {
  return (
    <PublicPage page="forSchool">
      <PageIntro title={<Trans>For owners, principals and school offices</Trans>}>
        <Trans>The owner, the principal and the office all work with the same records.</Trans>
      </PageIntro>
      <SchoolPicture />
      <ForOwner />
      <ForPrincipal />
      <ForOffice />
      <FirstWeek />
      <Needs />
      <Invitation />
    </PublicPage>
  );
}

function ForOwner() {
  return (
    <Topic title={<Trans>The owner</Trans>} note={<Trans>Fees and expenses of the month</Trans>}>
      <Points>
        <Point name={<Trans>Fees received against fees due</Trans>}>
          <Trans>
            The month’s fees received, students with unpaid fees, expenses and salaries on one screen, for any month of the year.
          </Trans>
        </Point>
        <Point name={<Trans>Accounts that can be audited</Trans>}>
          <Trans>
            Receipt numbers are continuous. Entries are never changed later: a mistake is corrected by a second entry with a reason, and
            both can be seen.
          </Trans>
        </Point>
        <Point name={<Trans>Who did what</Trans>}>
          <Trans>For every payment, change and removal, Shala records who did it and when.</Trans>
        </Point>
      </Points>
    </Topic>
  );
}

function ForPrincipal() {
  return (
    <Topic title={<Trans>The principal</Trans>} note={<Trans>The day at a glance</Trans>}>
      <Points>
        <Point name={<Trans>Attendance and registers</Trans>}>
          <Trans>
            Who is absent, who is on approved leave, which periods need a teacher, and in which classes attendance is not taken yet.
          </Trans>
        </Point>
        <Point name={<Trans>Arrangement for absent teachers</Trans>}>
          <Trans>
            For each period of an absent teacher, Shala suggests a free teacher, if possible one of the same subject, and shares the load
            fairly over the month. Accept all or change one, and print the sheet for the notice board.
          </Trans>
        </Point>
        <Point name={<Trans>What was taught</Trans>}>
          <Trans>
            The logbook shows each teacher’s day, P1 to P8, with class, section, subject and what was taught. Free periods are easy to see.
          </Trans>
        </Point>
        <Point name={<Trans>One calendar</Trans>}>
          <Trans>Enter a holiday once. Attendance, timetable and calendar all show it as a holiday.</Trans>
        </Point>
      </Points>
    </Topic>
  );
}

function ForOffice() {
  return (
    <Topic title={<Trans>The office</Trans>} note={<Trans>Fees, records and certificates</Trans>}>
      <Points>
        <Point name={<Trans>Fees at the counter</Trans>}>
          <Trans>
            Type a few letters of the name, press Cash or Cheque, and check the amount. The receipt is ready at once, with the amount in
            words. A double click or a lost connection never records a payment twice.
          </Trans>
        </Point>
        <Point name={<Trans>People</Trans>}>
          <Trans>
            Type a name or phone number to find a student or an employee; guardians and duties are shown too. Import lists from a
            spreadsheet: every wrong or doubtful entry is shown before anything is saved, and the import can be cancelled.
          </Trans>
        </Point>
        <Point name={<Trans>Removed, but on record</Trans>}>
          <Trans>
            An employee who leaves is removed from the lists. After that, the employee cannot sign in to Shala. Their periods become vacant.
            Attendance, pay and logbook records are kept.
          </Trans>
        </Point>
        <Point name={<Trans>Certificates, exams and notices</Trans>}>
          <Trans>In Shala, each has its own page.</Trans>
        </Point>
      </Points>
    </Topic>
  );
}

function FirstWeek() {
  return (
    <Topic title={<Trans>Getting started</Trans>} note={<Trans>From registration to the first receipt.</Trans>}>
      <Points>
        <Point name={<Trans>Register</Trans>}>
          <Trans>Enter your name, email and phone, the 6-digit code sent by email, and the school’s name, board and address.</Trans>
        </Point>
        <Point name={<Trans>Start with ready classes and subjects of your board</Trans>}>
          <Trans>
            Classes from Nursery to 12th, sections, periods, subjects and fee heads are ready when you first sign in. Change what is
            different in your school.
          </Trans>
        </Point>
        <Point name={<Trans>Complete the setup steps</Trans>}>
          <Trans>
            The setup takes you through the rest: logo, classes, fees, periods, subjects, students, staff and opening balances. Each step
            can be skipped and done later.
          </Trans>
        </Point>
      </Points>
    </Topic>
  );
}

function Needs() {
  return (
    <Topic title={<Trans>What it needs</Trans>}>
      <p>
        <Trans>
          One computer that is on during office hours, with Windows, Linux or macOS. The person who looks after your computers installs
          Shala on it once and keeps one more copy of the backups.
        </Trans>
      </p>
      <p>
        <Trans>
          The office works in a browser on any laptop or desktop computer of the same network. Emails are sent through the school’s own
          email account. Several schools can use Shala on one computer, each with separate records.
        </Trans>
      </p>
    </Topic>
  );
}
