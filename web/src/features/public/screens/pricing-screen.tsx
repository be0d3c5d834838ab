import { Trans } from '@lingui/react/macro';
import { Invitation } from '../components/invitation.tsx';
import { Offer } from '../components/offer.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { Point, Points, Topic } from '../components/topic.tsx';

/** What Shala costs, in sentences that hold for every installation: no sums, because nobody bills through Shala. */
export function PricingScreen() {
  return (
    <PublicPage page="pricing">
      <PageIntro title={<Trans>The school pays nothing for Shala.</Trans>}>
        <Trans>
          Shala has no price: no subscription, no fee per student and no paid extras. The school installs it on its own computer.
        </Trans>
      </PageIntro>
      <Offer />
      <Topic title={<Trans>Common questions</Trans>}>
        <Points>
          <Point name={<Trans>Who installs it?</Trans>}>
            <Trans>
              The school, or the person who looks after its computers, in a few minutes. At the end it shows how to sign in the first time.
            </Trans>
          </Point>
          <Point name={<Trans>Who helps when something is wrong?</Trans>}>
            <Trans>
              The person or firm that looks after your computer. Agree with them on charges and response time. Shala has a page that tells
              you in plain words what is wrong.
            </Trans>
          </Point>
          <Point name={<Trans>What if our trust has several schools?</Trans>}>
            <Trans>Several schools can use Shala on one computer. Each school sees only its own records.</Trans>
          </Point>
          <Point name={<Trans>Does Shala take a share of the fees?</Trans>}>
            <Trans>No. Cash and cheques go to the school. Shala records them and prints the receipt. No payment company is involved.</Trans>
          </Point>
          <Point name={<Trans>What if we stop using it?</Trans>}>
            <Trans>
              You can download all data and files of the school, in files that Excel and other programs can open. There is no notice period.
            </Trans>
          </Point>
        </Points>
      </Topic>
      <Invitation />
    </PublicPage>
  );
}
