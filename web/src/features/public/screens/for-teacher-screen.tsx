import { Trans } from '@lingui/react/macro';
import { paths } from '#lib/paths';
import { Invitation } from '../components/invitation.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { Point, Points, Topic } from '../components/topic.tsx';

/** Teachers do not sign in; the page says what the office's use of Shala means for their day and for their records. */
export function ForTeacherScreen() {
  return (
    <PublicPage page="forTeacher">
      <PageIntro title={<Trans>If your school’s office uses Shala</Trans>}>
        <Trans>Teachers do not sign in to Shala. The office works with it. This is what changes for you.</Trans>
      </PageIntro>
      <YourDay />
      <YourSubject />
      <YourRecords />
      <Invitation />
    </PublicPage>
  );
}

function YourDay() {
  return (
    <Topic title={<Trans>Your day</Trans>}>
      <Points>
        <Point name={<Trans>No clashes in your timetable</Trans>}>
          <Trans>
            Shala does not allow a teacher in two classes in the same period. If two people change the timetable at the same time, the
            second person is warned.
          </Trans>
        </Point>
        <Point name={<Trans>Arrangements are shared fairly</Trans>}>
          <Trans>
            When a colleague is absent, Shala looks for a free teacher, if possible one of the same subject, and counts arrangements over
            the month. The sheet for the notice board shows who takes which class.
          </Trans>
        </Point>
        <Point name={<Trans>A printed timetable</Trans>}>
          <Trans>Your own, your class’s and the whole school’s timetable on A4, the same that the office sees.</Trans>
        </Point>
      </Points>
    </Topic>
  );
}

function YourSubject() {
  return (
    <Topic title={<Trans>Your subject</Trans>}>
      <Points>
        <Point name={<Trans>A logbook that is already half filled</Trans>}>
          <Trans>
            Your day from P1 to P8 is filled in from the timetable, with class, section and subject. Only what was taught has to be entered.
          </Trans>
        </Point>
        <Point name={<Trans>Chapters of the textbook</Trans>}>
          <Trans>
            Once the office has uploaded the textbook, its chapters, topics, exercise questions and examples are listed with page numbers,
            for the logbook and for question papers. What Shala could not read clearly is marked, so that the office can check it.
          </Trans>
        </Point>
      </Points>
    </Topic>
  );
}

function YourRecords() {
  return (
    <Topic title={<Trans>Your records</Trans>}>
      <Points>
        <Point name={<Trans>Leave is not absence</Trans>}>
          <Trans>Approved leave and absence are separate and never overlap. Holidays and Sundays are not counted.</Trans>
        </Point>
        <Point name={<Trans>What the school keeps about you</Trans>}>
          <Trans>
            Your name, contact, date of birth, joining date, subjects and duties, attendance and pay, and the documents you submitted. Only
            the last four digits of an Aadhaar number.
          </Trans>
        </Point>
        <Point name={<Trans>When you leave the school</Trans>}>
          <Trans>
            When you resign or retire, your name is removed from the lists at once. Your logbook, pay and attendance records are kept, as
            the law requires.
          </Trans>
        </Point>
      </Points>
      <p>
        <a href={paths.privacy}>
          <Trans>Read what is kept, where, and who to ask</Trans>
        </a>
      </p>
    </Topic>
  );
}
