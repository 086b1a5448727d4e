import { useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { taxLinkText, type TaxLink } from '#store/application/linking/linkTexts.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';

const { title: TITLE } = applicationScreens.incomePointservCallback;

/**
 * income/pointserv-callback: where the tax service returns to. With records it continues; otherwise it says why not.
 */
export default function TaxCallbackPage() {
  return (
    <LenderScreen data="taxLink" title={TITLE} waiting="We're reading what the tax service sent.">
      {(link) => <LinkResult link={link} />}
    </LenderScreen>
  );
}

function LinkResult({ link }: { link: TaxLink }) {
  const toReview = useAppSelector(selectAddressOf('incomeReview'));
  const isDone = link.result === 'SUCCESS';
  const text = taxLinkText(link);
  useAnnounced(text, isDone ? 'polite' : 'alert');
  return (
    <Screen title={TITLE}>
      <Notice tone={isDone ? 'success' : 'warning'}>
        <p>
          <bdi>{text}</bdi>
        </p>
      </Notice>
      <Actions>
        <LinkButton to={toReview}>{isDone ? 'Continue' : 'Go to your income'}</LinkButton>
      </Actions>
      <ContactUs />
    </Screen>
  );
}
