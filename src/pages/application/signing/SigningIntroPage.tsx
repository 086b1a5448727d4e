import { FINAL_OFFER_TITLE } from '#store/application/signing/finalOffer.ts';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { useIsOpen, useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import type { RootState } from '#store/index.ts';

import { FinalOfferForm } from './FinalOfferForm.tsx';
import { FinalOfferFacts } from './FinalOfferFacts.tsx';
import { SignDocuments } from './SignDocuments.tsx';

const { title: TITLE } = applicationScreens.signingIntro;

const selectIsFinalOffer = (state: RootState) =>
  selectStatus(state)?.checklistStatus === 'FINAL_OFFER';

/** signing/intro: the final offer (STATUS-13), then the documents to sign (STATUS-12). */
export default function SigningIntroPage() {
  const isOpen = useIsOpen();
  const isFinalOffer = useStableSelector(selectIsFinalOffer);
  if (isOpen && !isFinalOffer)
    return (
      <LenderScreen
        data="documentsToSign"
        title={TITLE}
        waiting="We're getting the documents to sign."
      >
        {(documents) => <SignDocuments documents={documents} />}
      </LenderScreen>
    );
  return (
    <LenderScreen
      data="finalOffer"
      title={isOpen ? FINAL_OFFER_TITLE : TITLE}
      waiting="We're getting your final offer."
    >
      {(offer) => {
        if (isOpen && offer !== null) return <FinalOfferForm offer={offer} />;
        return (
          <ReadOnlyScreen title={TITLE}>
            {offer === null ? (
              <p>You have no final offer yet.</p>
            ) : (
              <FinalOfferFacts offer={offer} />
            )}
          </ReadOnlyScreen>
        );
      }}
    </LenderScreen>
  );
}
