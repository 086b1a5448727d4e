import { useMemo } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { RemoteContent } from '#src/pages/shared/frame/RemoteContent.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { CHOOSE_OFFER } from '#store/application/offers/offerConsents.ts';
import {
  selectOfferConsents,
  selectOfferSet,
  selectQuote,
  selectStartingChoice,
} from '#store/application/offers/selectors.ts';
import { selectOffersState, offerSelected } from '#store/application/offers/slice.ts';
import { limitLine, notFinalText } from '#store/application/offers/offerTexts.ts';
import type { LenderQuote } from '#store/application/offers/quote.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { backPressed } from '#store/shell/slice.ts';

import { ChosenOffer } from './ChosenOffer.tsx';
import { LazyConfirmedOffer } from './lazyConfirmedOffer.ts';
import { QuoteTable } from './Quote.tsx';
import { QuoteHeadline } from './QuoteHeadline.tsx';
import {
  OfferConsents,
  HardCheckNote,
  validatorOf,
  type OfferConsentTicks,
} from './OfferConsents.tsx';

const TITLE = 'Check your offer';

/** product/select/confirm: the lender's quote, and the borrower's consents. */
export default function ConfirmOfferPage() {
  const value = useAppSelector(selectQuote);
  const isOpen = useIsOpen();
  return (
    <ApplicationLayout>
      {isOpen ? (
        <>
          <RemoteContent
            value={value}
            title={TITLE}
            waiting="We're checking the numbers of your choice."
          >
            {(quote) => (quote === null ? <NoOfferScreen /> : <Confirmation quote={quote} />)}
          </RemoteContent>
          {/* The lender may have rejected the choice. */}
          {value.status === 'failed' && <OffersLink />}
        </>
      ) : (
        <ChosenOffer title={TITLE} />
      )}
    </ApplicationLayout>
  );
}

function Confirmation({ quote }: { quote: LenderQuote }) {
  const dispatch = useAppDispatch();
  const isUpdated = useAppSelector((state) => selectOffersState(state).isUpdated);
  const consents = useAppSelector(selectOfferConsents);
  const toSelect = useAppSelector(selectAddressOf('productSelect'));
  const set = useAppSelector(selectOfferSet);
  const types = useMemo(() => consents.map(({ type }) => type), [consents]);
  const validate = useMemo(() => validatorOf(types), [types]);
  return (
    <ScreenForm<OfferConsentTicks>
      title={TITLE}
      help="We've confirmed these numbers."
      onBack={() => dispatch(backPressed({ to: toSelect }))}
      validate={validate}
      submitLabel={CHOOSE_OFFER}
      agreement={consents.length > 0 && <OfferConsents consents={consents} />}
      intent={() => offerSelected({ consents: types })}
      footer={
        <>
          {types.includes('HARD_CREDIT') && <HardCheckNote />}
          <SaveForLater />
        </>
      }
      step="offerSelection"
    >
      {isUpdated && (
        <Notice>
          <p>We updated the numbers.</p>
        </Notice>
      )}
      <QuoteHeadline quote={quote} limit={set && limitLine(set)} />
      <QuoteTable quote={quote} />
      <p>Later draws get the rate on the day you draw. {notFinalText}</p>
      <Copies />
    </ScreenForm>
  );
}

function Copies() {
  const set = useAppSelector(selectOfferSet);
  const choice = useAppSelector(selectStartingChoice);
  return set !== null && choice !== null && <LazyConfirmedOffer set={set} choice={choice} />;
}

/** Shown if the page was opened without a quote. After a reload, the choice is quoted again. */
function NoOfferScreen() {
  return (
    <Screen title={TITLE}>
      <p>You haven't chosen an offer yet.</p>
      <OffersLink />
    </Screen>
  );
}

function OffersLink() {
  const toSelect = useAppSelector(selectAddressOf('productSelect'));
  return (
    <Actions>
      <LinkButton to={toSelect}>Choose your offer</LinkButton>
    </Actions>
  );
}
