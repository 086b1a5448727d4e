import { useEffect, useMemo, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { QuietButton } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { EmailField } from '#src/ui/fields/EmailField.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { SmallForm } from '#src/ui/form/SmallForm.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import {
  signerContactValidator,
  type SignerContactForm,
} from '#store/application/signer/signerForms.ts';
import { signerContactChanged } from '#store/application/signing/actions.ts';
import type { Signer } from '#store/application/signing/signers.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import type { RootState } from '#store/index.ts';

import css from './Signing.module.css';

const selectOthers = (state: RootState): readonly Signer[] => {
  const { signers } = selectLenderData(state);
  return signers.status === 'ready' ? signers.value : [];
};

/** A corrected email gets its own link, and the old link stops working. */
export function SignerContact({ signer, onClose }: { signer: Signer; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const signers = useAppSelector(selectOthers);
  const own = useAppSelector(selectApplication)?.applicant.email ?? null;
  const { step } = useAppSelector(selectApplicationState);
  const isSent = step.status === 'sent' && step.step === 'signerContact';
  const [wasSent] = useState(isSent);
  const { isBusy, fieldErrors } = useStep('signerContact');
  const { uuid, email, phoneNumber } = signer;
  const initialValues = useMemo(
    () => ({ email: email ?? '', ...(phoneNumber !== null && { phoneNumber }) }),
    [email, phoneNumber],
  );
  const validate = useMemo(() => {
    const others = signers.filter((one) => one.uuid !== uuid).map((one) => one.email);
    return signerContactValidator([own, ...others]);
  }, [signers, uuid, own]);
  useEffect(() => {
    if (isSent && !wasSent) onClose();
  }, [isSent, wasSent, onClose]);
  return (
    <SmallForm<SignerContactForm>
      id={`signer-${uuid}`}
      className={css['contact']}
      initialValues={initialValues}
      validate={validate}
      {...(fieldErrors && { serverErrors: fieldErrors })}
      isInert={isBusy}
      onAnswer={(values) =>
        dispatch(
          signerContactChanged({
            signerUuid: uuid,
            email: values.email,
            phoneNumber: values.phoneNumber || null,
          }),
        )
      }
    >
      <EmailField name="email" autoComplete="off" hint="We'll email them their own signing link." />
      <PhoneField name="phoneNumber" label="Mobile phone" isOptional autoComplete="off" />
      <StepErrors step="signerContact" />
      <Actions>
        <Button type="submit" isBusy={isBusy} busyLabel="Saving">
          Save
        </Button>
        <QuietButton onClick={onClose}>Keep it as it is</QuietButton>
      </Actions>
    </SmallForm>
  );
}
