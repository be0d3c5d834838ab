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
        <Trans>
          Teachers do not sign in to Shala, and nobody asks you to type your day into another app. The office works with it. This is what
          changes for you.
        </Trans>
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
        <Point name={<Trans>You are in one class at a time</Trans>}>
          <Trans>
            A period that would put you into two classes is refused while the office is still typing, whoever types it. If two people edit
            at once, the second is told.
          </Trans>
        </Point>
        <Point name={<Trans>Substitutions are shared</Trans>}>
          <Trans>
            When a colleague is absent, Shala looks for somebody who is free in that period, of the same subject first, and counts who has
            covered how often this month. The sheet for the notice board says who goes where.
          </Trans>
        </Point>
        <Point name={<Trans>A timetable on paper</Trans>}>
          <Trans>Yours, your class’s and the whole school’s, on A4, the same one that the office sees.</Trans>
        </Point>
      </Points>
    </Topic>
  );
}

function YourSubject() {
  return (
    <Topic title={<Trans>Your subject</Trans>}>
      <Points>
        <Point name={<Trans>The logbook is half filled already</Trans>}>
          <Trans>
            P1 to P8 of your day come from the timetable, class, section and subject included. What remains is the sentence about what you
            did.
          </Trans>
        </Point>
        <Point name={<Trans>The book’s chapters by name</Trans>}>
          <Trans>
            Once the office has added the textbook, its chapters, topics, exercise questions and examples can be looked up with their page,
            for the logbook and for a question paper. What Shala was not sure of is marked.
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
          <Trans>Approved leave and absence are different lists and never overlap. Holidays and Sundays are not counted.</Trans>
        </Point>
        <Point name={<Trans>What the school keeps about you</Trans>}>
          <Trans>
            Your name, contact, date of birth, joining date, subjects and duties, attendance and pay, and documents that you handed in. Of
            an Aadhaar number, at most the last four digits.
          </Trans>
        </Point>
        <Point name={<Trans>When you leave</Trans>}>
          <Trans>
            You disappear from lists and pickers at once. What you taught, earned and signed stays in the school’s history, as the law asks
            of it.
          </Trans>
        </Point>
      </Points>
      <p>
        <a href={paths.privacy}>
          <Trans>Read what is kept, where, and whom to ask</Trans>
        </a>
      </p>
    </Topic>
  );
}
