import { useAppSelector } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/ApplicationLayout.tsx';
import { RemoteContent, useHeadingFocus } from '#src/pages/shared/RemoteContent.tsx';
import { Screen } from '#src/pages/shared/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { NextActions } from '#src/pages/shared/ApplicationActions.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import {
  selectIsRevised,
  selectOffers,
  selectStartingChoice,
} from '#store/application/offers/selectors.ts';
import { selectOffersState } from '#store/application/offers/slice.ts';
import { offersExpiredText, offersRenewedText } from '#store/application/offers/offerTexts.ts';
import type { OfferSet } from '#store/application/offers/offers.ts';

import { ChosenOffer } from './ChosenOffer.tsx';
import { OfferForm } from './OfferForm.tsx';

const titleOf = (isRevised: boolean) => (isRevised ? 'Your updated offer' : 'Choose your offer');

/** product/select: the offers, and the result of each choice. */
export function SelectOfferPage() {
  const offers = useAppSelector(selectOffers);
  const hasExpired = useAppSelector((state) => selectOffersState(state).hasExpired);
  const title = titleOf(useAppSelector(selectIsRevised));
  const isOpen = useIsOpen();
  useHeadingFocus(offers.status);
  // Expired and renewed offers are not the result of an action.
  useAnnounced(
    hasExpired ? (offers.status === 'ready' ? offersRenewedText : offersExpiredText) : null,
  );
  if (!isOpen)
    return (
      <ApplicationLayout>
        <ChosenOffer title={title} />
      </ApplicationLayout>
    );

  const isReady = offers.status === 'ready' && offers.value.offers.length > 0;
  const content = (
    <RemoteContent
      value={offers}
      title={title}
      waiting={hasExpired ? offersExpiredText : 'We are getting your offers.'}
    >
      {(set) => <Offers set={set} title={title} />}
    </RemoteContent>
  );
  return isReady ? content : <ApplicationLayout>{content}</ApplicationLayout>;
}

function Offers({ set, title }: { set: OfferSet; title: string }) {
  const start = useAppSelector(selectStartingChoice);
  return start === null ? <NoOffers title={title} /> : <OfferForm {...{ set, start, title }} />;
}

function NoOffers({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <p>We have no offers to show yet. This is taking longer than usual.</p>
      <p>Your answers are saved. You can close this page. We e-mail you when something changes.</p>
      <NextActions />
    </Screen>
  );
}
