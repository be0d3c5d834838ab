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
      <PageIntro title={<Trans>No fee per student. No paid extras.</Trans>}>
        <Trans>
          Shala is a program that the school installs on its own computer, not a subscription. It counts no students, locks no screen and
          sends no bill.
        </Trans>
      </PageIntro>
      <Offer />
      <Topic title={<Trans>Questions that come up</Trans>}>
        <Points>
          <Point name={<Trans>Who installs it?</Trans>}>
            <Trans>
              The school, or somebody whom the school trusts with its computers. It takes one command and a few minutes; the first sign-in
              is printed at the end.
            </Trans>
          </Point>
          <Point name={<Trans>Who helps when something is wrong?</Trans>}>
            <Trans>
              Whoever runs the computer for you. Agree with that person or firm what help costs and how fast it comes; this page cannot
              promise it for them. Shala’s health page says in plain sentences what is wrong, so that the call is short.
            </Trans>
          </Point>
          <Point name={<Trans>What if our trust has several schools?</Trans>}>
            <Trans>One installation holds them all. Each sees only its own records.</Trans>
          </Point>
          <Point name={<Trans>Does Shala take a share of the fees?</Trans>}>
            <Trans>
              No. Cash and cheques go to the school; Shala writes them down and gives the receipt. No payment company stands between.
            </Trans>
          </Point>
          <Point name={<Trans>What if we stop using it?</Trans>}>
            <Trans>
              You take everything along: the school’s whole data with its files, in an open form that other programs can read. There is no
              notice to give and nothing to hand back.
            </Trans>
          </Point>
        </Points>
      </Topic>
      <Invitation />
    </PublicPage>
  );
}
