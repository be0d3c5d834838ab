import { Trans } from '@lingui/react/macro';
import { Point, Points, Topic } from './topic.tsx';

/** Where the records lie, who sees them, what a browser stores and what leaves the computer. */
export function PrivacyTechnical() {
  return (
    <>
      <Topic title={<Trans>Where it is</Trans>}>
        <p>
          <Trans>On the computer that runs Shala, and in the school’s backups. There is no other copy unless the school makes one.</Trans>
        </p>
        <p>
          <Trans>
            If several schools use Shala on the same computer, their records are kept separate. A user of one school cannot see the records
            of another.
          </Trans>
        </p>
      </Topic>
      <Topic title={<Trans>Who sees it</Trans>}>
        <p>
          <Trans>
            The administrators of the school, after signing in. Every change of personal data and every view of a student’s document is
            recorded with user and time, and can be searched.
          </Trans>
        </p>
        <p>
          <Trans>Anyone with a receipt or certificate can check its code on the page “Check a document”, without signing in.</Trans>
        </p>
      </Topic>
      <Topic title={<Trans>In your browser</Trans>}>
        <Points>
          <Point name={<Trans>No tracking</Trans>}>
            <Trans>
              Shala does not track what you do on the internet. It does not use cookies (small files by which websites recognise a visitor).
            </Trans>
          </Point>
          <Point name={<Trans>Saved on this computer</Trans>}>
            <Trans>
              Your sign-in is kept for at most 12 hours. After 30 minutes without activity you are signed out. Small settings, such as the
              light or dark screen, are also kept. Some lists are kept too, so that the office can work when the connection fails. The lists
              are deleted when you sign out.
            </Trans>
          </Point>
          <Point name={<Trans>No other computers</Trans>}>
            <Trans>All pages and pictures come from the school’s own computer.</Trans>
          </Point>
        </Points>
      </Topic>
      <Topic title={<Trans>What leaves the computer</Trans>}>
        <p>
          <Trans>
            Nothing, until the school sets it up. Then emails are sent through the school’s email account, and messages through its SMS or
            WhatsApp provider. If the school connects an outside AI service (such as ChatGPT) to the assistant, names are replaced by other
            words before a question is sent, and lists of students are never sent.
          </Trans>
        </p>
      </Topic>
      <Topic title={<Trans>Record of errors</Trans>}>
        <p>
          <Trans>
            When something goes wrong in Shala, it notes the time and the error, but no personal data. This helps to find the cause.
          </Trans>
        </p>
      </Topic>
    </>
  );
}
