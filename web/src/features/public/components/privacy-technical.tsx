import { Trans } from '@lingui/react/macro';
import { Point, Points, Topic } from './topic.tsx';

/** Where the records lie, who sees them, what a browser stores and what leaves the computer. */
export function PrivacyTechnical() {
  return (
    <>
      <Topic title={<Trans>Where it is</Trans>}>
        <p>
          <Trans>
            In a database and a folder of files on the computer on which the school runs Shala, and in the backups that the school makes of
            them. There is no copy anywhere else unless the school puts one there.
          </Trans>
        </p>
        <p>
          <Trans>
            If several schools share one installation, the database itself keeps them apart: a request made for one school cannot read
            another’s rows.
          </Trans>
        </p>
      </Topic>
      <Topic title={<Trans>Who sees it</Trans>}>
        <p>
          <Trans>
            The administrators of the school, after signing in. Every change of personal data and every look into a student’s documents is
            written down with the person and the time, and can be searched.
          </Trans>
        </p>
        <p>
          <Trans>Anybody who holds a receipt or certificate with its code can check on the public page that it is genuine.</Trans>
        </p>
      </Topic>
      <Topic title={<Trans>In your browser</Trans>}>
        <Points>
          <Point name={<Trans>No cookies</Trans>}>
            <Trans>None, so there is no banner to close. No counters and no trackers either.</Trans>
          </Point>
          <Point name={<Trans>Local storage</Trans>}>
            <Trans>
              After signing in, a token that is valid for at most 12 hours. It is removed when you sign out, when it expires, and after 30
              minutes without activity. Beside it lie small choices such as light or dark, and lists for a lost connection, which signing
              out clears.
            </Trans>
          </Point>
          <Point name={<Trans>No other servers</Trans>}>
            <Trans>
              Pages, fonts, pictures and scripts all come from the school’s own computer, and the browser is told to refuse anything else.
            </Trans>
          </Point>
        </Points>
      </Topic>
      <Topic title={<Trans>What leaves the computer</Trans>}>
        <p>
          <Trans>
            Nothing, until the school sets it up. Then mail goes through its mail account, and messages through the SMS or WhatsApp provider
            that it chose. If it connects an outside language model to the assistant, names are replaced before a question goes out, and no
            lists of children are sent.
          </Trans>
        </p>
      </Topic>
      <Topic title={<Trans>Logs</Trans>}>
        <p>
          <Trans>
            The program’s logs hold times, request numbers and errors, and no personal data. They serve to find out what went wrong.
          </Trans>
        </p>
      </Topic>
    </>
  );
}
