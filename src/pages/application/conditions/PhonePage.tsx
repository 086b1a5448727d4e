import { useEffect, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import {
  ContactUs,
  QuietButton,
  SaveForLater,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { focusHeading } from '#src/pages/shared/frame/RemoteContent.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { usePorts } from '#src/shell/ports.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { SecretField } from '#src/ui/fields/SecretField.tsx';
import {
  phoneCodeRequested,
  phoneCodeSubmitted,
  phoneNumberDropped,
} from '#store/application/conditions/actions.ts';
import {
  RESEND_DELAY_MS,
  validateCode,
  validatePhone,
  type CodeForm,
  type PhoneForm,
  type SentCode,
} from '#store/application/conditions/phone.ts';
import type { ShownCondition } from '#store/application/conditions/selectors.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import type { RootState } from '#store/index.ts';

import { ConditionFacts } from './ConditionFacts.tsx';
import { ConditionScreen } from './ConditionScreen.tsx';

const { title: TITLE } = applicationScreens.conditionsPhone;

const selectSentCode = (state: RootState): SentCode | null => {
  const { phoneCode } = selectLenderData(state);
  return phoneCode.status === 'ready' ? phoneCode.value : null;
};

/** conditions/phone-number: a mobile number, and the code that proves that it is the borrower's (COND-03). */
export default function PhonePage() {
  const sent = useAppSelector(selectSentCode);
  return (
    <ConditionScreen screen="conditionsPhone" title={TITLE}>
      {(condition) =>
        sent?.conditionUuid === condition.uuid ? (
          <Code condition={condition} sent={sent} />
        ) : (
          <Phone condition={condition} />
        )
      }
    </ConditionScreen>
  );
}

const footer = (
  <>
    <SaveForLater />
    <ContactUs />
  </>
);

function Phone({ condition }: { condition: ShownCondition }) {
  return (
    <ScreenForm<PhoneForm>
      title={condition.heading}
      validate={validatePhone}
      intent={({ phoneNumber }) =>
        phoneCodeRequested({ conditionUuid: condition.uuid, phoneNumber, byCall: false })
      }
      footer={footer}
      draft="conditionsPhone"
      step="phoneCode"
      submitLabel="Text me a code"
      busyLabel="Sending"
    >
      <ConditionFacts condition={condition} />
      <PhoneField name="phoneNumber" label="Mobile phone" />
    </ScreenForm>
  );
}

const noCode = {};

function Code({ condition, sent }: { condition: ShownCondition; sent: SentCode }) {
  const { deposit } = usePorts();
  // Replaces the form that asked for the code.
  useEffect(focusHeading, []);
  return (
    <ScreenForm<CodeForm>
      title={condition.heading}
      start={() => noCode}
      validate={validateCode}
      intent={({ code }) =>
        phoneCodeSubmitted({ conditionUuid: condition.uuid, codeHandle: deposit(code) })
      }
      footer={
        <>
          <OtherWays sent={sent} key={sent.sentAt} />
          {footer}
        </>
      }
      step="phoneNumber"
      submitLabel="Confirm"
      busyLabel="Checking"
    >
      <CodeSentNote sent={sent} />
      <SecretField name="code" label="Code" hint="6 digits." spoken="the code" />
    </ScreenForm>
  );
}

function CodeSentNote({ sent: { byCall, phoneNumber, sentAt } }: { sent: SentCode }) {
  const text = byCall
    ? `We're calling ${phoneNumber}. You'll hear your code.`
    : `We texted a code to ${phoneNumber}.`;
  useAnnounced(text, 'polite', sentAt);
  return <p>{text}</p>;
}

function OtherWays({ sent: { conditionUuid, phoneNumber } }: { sent: SentCode }) {
  const dispatch = useAppDispatch();
  const [canSendAgain, setCanSendAgain] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCanSendAgain(true), RESEND_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const ask = (byCall: boolean) =>
    dispatch(phoneCodeRequested({ conditionUuid, phoneNumber, byCall }));
  return (
    <>
      {canSendAgain ? (
        <QuietButton onClick={() => ask(false)}>Send again</QuietButton>
      ) : (
        <p>You can ask for another code after a minute.</p>
      )}
      <QuietButton onClick={() => ask(true)}>Call me instead</QuietButton>
      <QuietButton onClick={() => dispatch(phoneNumberDropped())}>Use another number</QuietButton>
    </>
  );
}
