import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import {
  CancelApplication,
  ContactUs,
  SaveForLater,
} from '#src/pages/shared/ApplicationActions.tsx';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { Button } from '#src/ui/layout/Button.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { offerConsentText } from '#store/application/offers/offerConsents.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { selectStatus } from '#store/application/selectors.ts';
import { finalOfferAccepted } from '#store/application/signing/actions.ts';
import {
  asksHardCredit,
  type FinalOffer,
  FINAL_OFFER_TITLE,
} from '#store/application/signing/finalOffer.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { isTicked, leadsText } from '#store/registration/consents.ts';
import { validator } from '#store/validation.ts';
import { Actions } from '#src/pages/shared/Screen.tsx';

import { FinalOfferFacts } from './FinalOfferFacts.tsx';

interface AcceptForm {
  HARD_CREDIT: boolean;
}

const initialValues = {};
const validateConsent = validator<AcceptForm>({ HARD_CREDIT: [isTicked] });
const validateNothing = validator<AcceptForm>({});

/** The final offer, to accept, to change or to refuse (STATUS-13). */
export function FinalOfferForm({ offer }: { offer: FinalOffer }) {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectStatus);
  const asksConsent = status !== null && asksHardCredit(status);
  const accepted = useStep('finalOffer');
  const { banner: notReopened } = useStep('offerReopening');
  const { banner: notWithdrawn } = useStep('withdrawal');
  return (
    <StepForm<AcceptForm>
      title={FINAL_OFFER_TITLE}
      help="Read the numbers before you accept them. Nothing is signed yet."
      initialValues={initialValues}
      validate={asksConsent ? validateConsent : validateNothing}
      submitLabel="Accept"
      busyLabel="Sending"
      agreement={asksConsent && <HardCreditBox />}
      onAnswer={() =>
        dispatch(finalOfferAccepted({ consents: asksConsent ? ['HARD_CREDIT'] : [] }))
      }
      footer={
        <>
          <OtherAnswers />
          <SaveForLater />
          <ContactUs />
        </>
      }
      {...accepted}
      banner={accepted.banner ?? notReopened ?? notWithdrawn}
    >
      <FinalOfferFacts offer={offer} />
    </StepForm>
  );
}

/** APP-02 to APP-04 */
function HardCreditBox() {
  const organisation = useAppSelector(selectOrganisation);
  return (
    <CheckboxField name="HARD_CREDIT" label="Hard credit check" hint={leadsText.text}>
      {offerConsentText('HARD_CREDIT', organisation).text}
    </CheckboxField>
  );
}

function OtherAnswers() {
  const dispatch = useAppDispatch();
  return (
    <>
      <Actions>
        <Button tone="secondary" onClick={() => dispatch(offersReopened({ from: 'signingIntro' }))}>
          Change the amount
        </Button>
      </Actions>
      <CancelApplication label="Decline this offer" />
    </>
  );
}
