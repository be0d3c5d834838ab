import { Trans } from '@lingui/react/macro';
import { Point, Points, Topic } from './topic.tsx';

/** Where the records lie, who sees them, what a browser stores and what leaves the computer. */
export function PrivacyTechnical() {
  return (
    <>
      <Topic title={<Trans>Where it is</Trans>}>
        <p>
          <Trans>
            In a database and a folder of files on the computer that runs Shala, and in the school’s backups. There is no other copy unless
            the school makes one.
          </Trans>
        </p>
        <p>
          <Trans>
            If several schools share one installation, the database keeps them separate. A request for one school cannot read the records of
            another.
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
          <Trans>Anyone with a receipt or certificate can check its code on the public page.</Trans>
        </p>
      </Topic>
      <Topic title={<Trans>In your browser</Trans>}>
        <Points>
          <Point name={<Trans>No cookies</Trans>}>
            <Trans>None. There are no trackers either.</Trans>
          </Point>
          <Point name={<Trans>Local storage</Trans>}>
            <Trans>
              After signing in, a token that is valid for at most 12 hours. It is removed when you sign out, when it expires, and after 30
              minutes without activity. Small settings such as light or dark, and lists for use without a connection, are also kept. Signing
              out clears the lists.
            </Trans>
          </Point>
          <Point name={<Trans>No other servers</Trans>}>
            <Trans>All pages, fonts, pictures and scripts come from the school’s own computer. The browser refuses anything else.</Trans>
          </Point>
        </Points>
      </Topic>
      <Topic title={<Trans>What leaves the computer</Trans>}>
        <p>
          <Trans>
            Nothing, until the school sets it up. Then emails are sent through the school’s mail account, and messages through its SMS or
            WhatsApp provider. If the school connects an outside language model to the assistant, names are replaced before a question is
            sent, and lists of students are never sent.
          </Trans>
        </p>
      </Topic>
      <Topic title={<Trans>Logs</Trans>}>
        <p>
          <Trans>The program’s logs have times, request numbers and errors, but no personal data. They help to find faults.</Trans>
        </p>
      </Topic>
    </>
  );
}
