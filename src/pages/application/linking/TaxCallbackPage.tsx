import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Button } from '#src/ui/layout/Button.tsx';
import { taxLinkText, type TaxLink } from '#store/application/linking/linkTexts.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectAddressOf } from '#store/application/screenSelectors.ts';
import { linkFollowed } from '#store/shell/slice.ts';

const { title: TITLE } = applicationScreens.incomePointservCallback;

/** income/pointserv-callback: the tax service leads back here. Its records lead on; else the page says why not. */
export function TaxCallbackPage() {
  return (
    <LenderScreen data="taxLink" title={TITLE} waiting="We are reading what the tax service sent.">
      {(link) => <Ended link={link} />}
    </LenderScreen>
  );
}

function Ended({ link }: { link: TaxLink }) {
  const dispatch = useAppDispatch();
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
        <Button
          href={toReview}
          onFollow={() => void dispatch(linkFollowed({ to: toReview, replace: false }))}
        >
          {isDone ? 'Go on' : 'Go to your income'}
        </Button>
      </Actions>
      <ContactUs />
    </Screen>
  );
}
