import { useState } from 'react';
import { useField } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { AddressParts } from '#src/pages/shared/AddressParts.tsx';
import { ApplicationLayout } from '#src/pages/shared/ApplicationLayout.tsx';
import { FieldSection } from '#src/pages/shared/FieldSection.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { SsnField } from '#src/pages/shared/SsnField.tsx';
import { useIsOpen } from '#src/pages/shared/useIsOpen.ts';
import { useStep } from '#src/pages/shared/useStep.ts';
import {
  ClosedNotice,
  GoToCurrentStep,
  SaveForLater,
} from '#src/pages/shared/ApplicationActions.tsx';
import { useDeposit } from '#src/shell/vault.ts';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import {
  lastTried,
  movedFrom,
  triesLeftWords,
  validateIdentification,
  type IdentificationForm,
} from '#store/application/decision/identification.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { creditIdentified } from '#store/application/intents.ts';
import type { CreditIdentification } from '#store/application/lenderData.ts';
import { screenTyped } from '#store/application/slice.ts';
import { valuesAtMount } from '#store/unsaved.ts';

import { AskedFacts } from './AskedFacts.tsx';
import { SoftCheckNote } from './SoftCheckNote.tsx';

const SCREEN = 'credit/social';
const TITLE = 'Help us find your credit file';
const CAUSE =
  'The credit bureaus could not find you with your name, birth date and address. A small typo is the usual cause.';

/** credit/social: the bureaus did not find a file; the number, and the two usual causes of a miss. */
export function IdentificationPage() {
  const identification = useAppSelector((state) => selectLenderData(state).creditIdentification);
  const isOpen = useIsOpen();
  return (
    <ApplicationLayout>
      <RemoteContent
        value={identification}
        title={TITLE}
        waiting="We are getting what the bureaus were asked."
      >
        {(asked) =>
          isOpen ? <Identification asked={asked} /> : <IdentificationClosed asked={asked} />
        }
      </RemoteContent>
    </ApplicationLayout>
  );
}

function Identification({ asked }: { asked: CreditIdentification }) {
  const dispatch = useAppDispatch();
  const deposit = useDeposit();
  const draft = useAppSelector((state) => state.application.unsaved[SCREEN]);
  const [initialValues] = useState(() =>
    valuesAtMount<IdentificationForm>(lastTried(asked), draft),
  );
  const [isBack] = useState(draft !== undefined || asked.triesMade > 0);
  return (
    <StepForm<IdentificationForm>
      title={TITLE}
      help={CAUSE}
      initialValues={initialValues}
      validate={validateIdentification}
      submitLabel="Check again"
      onAnswer={(form) =>
        dispatch(
          creditIdentified({
            ssnHandle: deposit(form.ssn),
            formerLastName: form.formerLastName || null,
            previousAddress: movedFrom(form),
          }),
        )
      }
      onUnsaved={(values) => dispatch(screenTyped({ screen: SCREEN, values: { ...values } }))}
      footer={
        <>
          <SoftCheckNote />
          <SaveForLater />
        </>
      }
      {...useStep('creditIdentification')}
    >
      <IdentificationFields asked={asked} isBack={isBack} />
    </StepForm>
  );
}

function IdentificationFields({ asked, isBack }: { asked: CreditIdentification; isBack: boolean }) {
  const tries = triesLeftWords(asked);
  return (
    <>
      {tries !== null && (
        <Notice tone="warning">
          <p>{tries}</p>
        </Notice>
      )}
      <AskedFacts asked={asked} />
      <SsnField
        hint="The bureaus keep their files by it. We never show it again."
        isBack={isBack}
      />
      <TextField
        name="formerLastName"
        label="Former last name"
        isOptional
        autoComplete="off"
        hint="If your name changed in the last years."
      />
      <Move />
    </>
  );
}

function Move() {
  const { input } = useField<boolean | undefined>('hasMoved', { subscription: { value: true } });
  return (
    <>
      <CheckboxField name="hasMoved" label="I moved in the last 12 months" isOptional />
      {input.value === true && (
        <FieldSection legend="Where you lived before">
          <AddressParts name="previousAddress" kind="past" />
        </FieldSection>
      )}
    </>
  );
}

function IdentificationClosed({ asked }: { asked: CreditIdentification }) {
  return (
    <Screen title={TITLE}>
      <ClosedNotice />
      <AskedFacts asked={asked} />
      <Actions>
        <GoToCurrentStep />
      </Actions>
    </Screen>
  );
}
