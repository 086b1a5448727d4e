import { useAppSelector } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/ApplicationLayout.tsx';
import { RemoteContent, useFocusKeptWhileRead } from '#src/pages/shared/RemoteContent.tsx';
import { Screen } from '#src/pages/shared/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/useIsOpen.ts';
import { WaysOn } from '#src/pages/shared/ApplicationActions.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import {
  selectIsRevised,
  selectOffers,
  selectStartingChoice,
} from '#store/application/offers/selectors.ts';
import { selectOffersState } from '#store/application/offers/slice.ts';
import { offersEnded, offersRenewed } from '#store/application/offers/offerTexts.ts';
import type { OfferSet } from '#store/application/offers/offers.ts';

import { ChosenOffer } from './ChosenOffer.tsx';
import { OfferForm } from './OfferForm.tsx';

const titleOf = (isRevised: boolean) => (isRevised ? 'Your updated offer' : 'Choose your offer');

/** product/select: what is on offer, what each choice comes to, and the way to the lender's own numbers. */
export function SelectOfferPage() {
  const offers = useAppSelector(selectOffers);
  const hasExpired = useAppSelector((state) => selectOffersState(state).hasExpired);
  const title = titleOf(useAppSelector(selectIsRevised));
  const isOpen = useIsOpen();
  useFocusKeptWhileRead(offers.status);
  // That offers ended, and that there are new ones, comes by itself.
  useAnnounced(hasExpired ? (offers.status === 'ready' ? offersRenewed : offersEnded) : null);
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
      waiting={hasExpired ? offersEnded : 'We are getting your offers.'}
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

/** The lender has nothing on offer right now. */
function NoOffers({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <p>We have no offers to show yet. This is taking longer than usual.</p>
      <p>Your answers are saved. You can close this page. We e-mail you when something changes.</p>
      <WaysOn />
    </Screen>
  );
}
