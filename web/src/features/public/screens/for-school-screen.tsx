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
      <PageIntro title={<Trans>For the people who keep the school running</Trans>}>
        <Trans>
          The owner wants to know where the school stands. The principal wants the day to go well. The office wants the work done before the
          next parent comes in. All three look at the same records.
        </Trans>
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
    <Topic title={<Trans>The owner</Trans>} note={<Trans>Where do we stand?</Trans>}>
      <Points>
        <Point name={<Trans>Collected of what is due</Trans>}>
          <Trans>
            The month’s fees received, students still to pay, expenses and salaries on one screen, for any month of the year. Each figure
            says against what it is measured.
          </Trans>
        </Point>
        <Point name={<Trans>Books that can be checked</Trans>}>
          <Trans>
            Receipt numbers run without gaps. Nothing is edited after the fact: a mistake is reversed by a second entry with a reason, and
            both stay visible.
          </Trans>
        </Point>
        <Point name={<Trans>Who did what</Trans>}>
          <Trans>Every payment, change and removal is kept with the person and the time.</Trans>
        </Point>
      </Points>
    </Topic>
  );
}

function ForPrincipal() {
  return (
    <Topic title={<Trans>The principal</Trans>} note={<Trans>Will today go well?</Trans>}>
      <Points>
        <Point name={<Trans>The morning at a glance</Trans>}>
          <Trans>
            Who is absent and who is on approved leave, which periods stand without a teacher, which registers have not been taken yet.
          </Trans>
        </Point>
        <Point name={<Trans>Periods covered</Trans>}>
          <Trans>
            Shala proposes substitutes who are free, of the same subject first, with the load shared fairly over the month. You accept all
            or change one, and print the sheet for the notice board.
          </Trans>
        </Point>
        <Point name={<Trans>What was taught</Trans>}>
          <Trans>
            The logbook shows each teacher’s day, P1 to P8, with class, section, subject and what was done. Empty periods are easy to see.
          </Trans>
        </Point>
        <Point name={<Trans>One calendar</Trans>}>
          <Trans>A holiday that is entered once counts in attendance, in the timetable and in the due dates of fees.</Trans>
        </Point>
      </Points>
    </Topic>
  );
}

function ForOffice() {
  return (
    <Topic title={<Trans>The office</Trans>} note={<Trans>Next, please.</Trans>}>
      <Points>
        <Point name={<Trans>Fees at the counter</Trans>}>
          <Trans>
            Type a few letters of the name, press Cash or Cheque, check the amount, done. The receipt is there at once, with the amount in
            words. A double click or a lost connection never takes the money twice.
          </Trans>
        </Point>
        <Point name={<Trans>People</Trans>}>
          <Trans>
            Students with their guardians, staff with their duties, found by name or phone. Lists come in from a spreadsheet: you see every
            doubtful cell before anything is saved, and a whole import can be undone.
          </Trans>
        </Point>
        <Point name={<Trans>Removing without losing</Trans>}>
          <Trans>
            Somebody who leaves disappears from the lists and can no longer sign in. Their timetable periods become vacant and wait for a
            new teacher. Attendance, pay and logbook stay.
          </Trans>
        </Point>
        <Point name={<Trans>Certificates, exams and notices</Trans>}>
          <Trans>
            Each has its place in the sidebar. A part that is still being built says so on its own screen and offers nothing that does not
            work.
          </Trans>
        </Point>
      </Points>
    </Topic>
  );
}

function FirstWeek() {
  return (
    <Topic title={<Trans>The first days</Trans>} note={<Trans>From an empty school to the first receipt.</Trans>}>
      <Points>
        <Point name={<Trans>Register</Trans>}>
          <Trans>Your name, email and phone, then a six-digit code that comes by mail, then the school’s name, board and address.</Trans>
        </Point>
        <Point name={<Trans>Start with what the board gives</Trans>}>
          <Trans>
            Classes from Nursery to 12th, sections, periods, subjects and fee heads are there when you first sign in. Change what is
            different at your school.
          </Trans>
        </Point>
        <Point name={<Trans>Follow the list</Trans>}>
          <Trans>
            The first screen leads through the rest: logo, classes, staff, students, fees, what families still owed before, timetable. Each
            step opens its screen and ticks itself off.
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
          One computer that stays on during office hours, with Linux, macOS or Windows and Node.js 20.19 or later. Shala brings its own
          database. Somebody who can install a program and keep a backup somewhere else is enough.
        </Trans>
      </p>
      <p>
        <Trans>
          The office works in a browser on any computer of the same network, on a screen at least 1080 pixels wide. Mail goes through the
          school’s own mail account. One installation can hold several schools, with walls between them.
        </Trans>
      </p>
    </Topic>
  );
}
