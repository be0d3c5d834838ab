import { Trans } from '@lingui/react/macro';
import { PageIntro } from '../components/page-intro.tsx';
import { PrivacyKept } from '../components/privacy-kept.tsx';
import { PrivacyRights } from '../components/privacy-rights.tsx';
import { PrivacyTechnical } from '../components/privacy-technical.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { Topic } from '../components/topic.tsx';

/** What is kept about whom, where, for how long, and whom to ask: in words that a parent reads, after India's DPDP Act. */
export function PrivacyScreen() {
  return (
    <PublicPage page="privacy">
      <PageIntro title={<Trans>Privacy, in plain words</Trans>}>
        <Trans>
          A school keeps a lot of personal data of students and their families. Shala keeps it on the school’s own computer, shows it only
          to the school’s administrators, and sends it to nobody unless the school sets this up (see “What leaves the computer” below).
        </Trans>
      </PageIntro>
      <Topic title={<Trans>Who is responsible</Trans>}>
        <p>
          <Trans>
            The school. It decides what is recorded and why, and is the data fiduciary (the one responsible for the data) under the Digital
            Personal Data Protection Act, 2023. Shala is the program it uses.
          </Trans>
        </p>
        <p>
          <Trans>
            The makers of Shala receive no school data, no error reports and nothing about how Shala is used. If another person looks after
            the computer, the school agrees with them on what they may see.
          </Trans>
        </p>
      </Topic>
      <PrivacyKept />
      <PrivacyTechnical />
      <PrivacyRights />
    </PublicPage>
  );
}
