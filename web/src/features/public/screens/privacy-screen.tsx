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
          A school knows a great deal about children and their families. Shala keeps it on the school’s own computer, shows it to the
          school’s administrators, and sends it to nobody on its own.
        </Trans>
      </PageIntro>
      <Topic title={<Trans>Who is responsible</Trans>}>
        <p>
          <Trans>
            The school is. It decides what is recorded and why; under the Digital Personal Data Protection Act, 2023 it is the data
            fiduciary. Shala is the program it uses for that.
          </Trans>
        </p>
        <p>
          <Trans>
            Those who wrote Shala do not receive the school’s data, no usage figures and no error reports. If somebody looks after the
            computer for the school, what they may see is between the school and them.
          </Trans>
        </p>
      </Topic>
      <PrivacyKept />
      <PrivacyTechnical />
      <PrivacyRights />
    </PublicPage>
  );
}
