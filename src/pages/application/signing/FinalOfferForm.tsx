import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { CancelApplication } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { offerConsentText } from '#store/application/offers/offerConsents.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { finalOfferAccepted } from '#store/application/signing/actions.ts';
import {
  asksHardCredit,
  type FinalOffer,
  FINAL_OFFER_TITLE,
} from '#store/application/signing/finalOffer.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { isTicked, leadsText } from '#store/registration/consents.ts';
import { validator } from '#store/validation.ts';
import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';

import { FinalOfferFacts } from './FinalOfferFacts.tsx';

interface AcceptForm {
  HARD_CREDIT: boolean;
}

const otherSteps = ['offerReopening', 'withdrawal'] as const;
const validateConsent = validator<AcceptForm>({ HARD_CREDIT: [isTicked] });
const validateNothing = validator<AcceptForm>({});

/** The final offer, to accept, change or refuse (STATUS-13). */
export function FinalOfferForm({ offer }: { offer: FinalOffer }) {
  const status = useAppSelector(selectStatus);
  const asksConsent = status !== null && asksHardCredit(status);
  return (
    <ScreenForm<AcceptForm>
      title={FINAL_OFFER_TITLE}
      help="Read the numbers before you accept them. Nothing is signed yet."
      validate={asksConsent ? validateConsent : validateNothing}
      submitLabel="Accept"
      busyLabel="Sending"
      agreement={asksConsent && <HardCreditBox />}
      intent={() => finalOfferAccepted({ consents: asksConsent ? ['HARD_CREDIT'] : [] })}
      otherActions={<OtherAnswers />}
      step="finalOffer"
      otherSteps={otherSteps}
    >
      <FinalOfferFacts offer={offer} />
    </ScreenForm>
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
