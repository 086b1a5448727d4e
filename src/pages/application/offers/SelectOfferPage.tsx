import { useAppSelector } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { RemoteContent, useHeadingFocus } from '#src/pages/shared/frame/RemoteContent.tsx';
import { Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { NextActions } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import {
  selectFirstName,
  selectIsRevised,
  selectOffers,
  selectStartingChoice,
} from '#store/application/offers/selectors.ts';
import { selectOffersState } from '#store/application/offers/slice.ts';
import {
  limitLine,
  offersExpiredText,
  offersRenewedText,
} from '#store/application/offers/offerTexts.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import type { OfferSet } from '#store/application/offers/offers.ts';

import { ChosenOffer } from './ChosenOffer.tsx';
import { CountedAmount } from './CountedAmount.tsx';
import css from './CountedAmount.module.css';
import { OfferForm } from './OfferForm.tsx';

const titleOf = (isRevised: boolean) => (isRevised ? 'Your updated offer' : 'Choose your offer');

/** product/select: the offers, and the result of each choice. */
export default function SelectOfferPage() {
  const offers = useAppSelector(selectOffers);
  const hasExpired = useAppSelector((state) => selectOffersState(state).hasExpired);
  const title = titleOf(useAppSelector(selectIsRevised));
  const isOpen = useIsOpen();
  useHeadingFocus(offers.status);
  // Offers expire and renew without an action of the borrower, so the change is announced.
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
      waiting={hasExpired ? offersExpiredText : "We're getting your offers."}
    >
      {(set) => <Offers set={set} title={title} />}
    </RemoteContent>
  );
  return isReady ? content : <ApplicationLayout>{content}</ApplicationLayout>;
}

function Offers({ set, title }: { set: OfferSet; title: string }) {
  const start = useAppSelector(selectStartingChoice);
  const isRevised = useAppSelector(selectIsRevised);
  if (start === null) return <NoOffers title={title} />;
  return isRevised ? (
    <OfferForm set={set} start={start} title={title} help={limitLine(set)} />
  ) : (
    <OfferForm set={set} start={start} title={<Reveal set={set} />} help={CHOOSE} />
  );
}

const CHOOSE = 'Choose how much to draw and how long to pay it back. Nothing is final yet.';

/** The result of the soft check as the heading. */
function Reveal({ set: { maxDraw } }: { set: OfferSet }) {
  const name = useAppSelector(selectFirstName);
  const uuid = useAppSelector(selectUuidInHand);
  return (
    // Keeps the name and the amount out of the browser's history.
    <span title={titleOf(false)}>
      {name === null ? 'You' : `${name}, you`} <span className={css['unbroken']}>pre-qualify</span>{' '}
      for up to <CountedAmount amount={Math.floor(maxDraw)} of={uuid ?? ''} />
    </span>
  );
}

function NoOffers({ title }: { title: string }) {
  return (
    <Screen title={title}>
      <p>We have no offers to show yet. This is taking longer than usual.</p>
      <p>
        Your answers are saved. You can close this page. We'll email you when something changes.
      </p>
      <NextActions />
    </Screen>
  );
}
