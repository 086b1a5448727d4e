import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { EmailField } from '#src/ui/fields/EmailField.tsx';
import { PageColumn } from '#src/ui/layout/PageColumn.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { selectSupport } from '#store/org/selectors.ts';
import { serverErrorsOf } from '#store/failureMessages.ts';
import { MAX_QUESTION_LENGTH, validateSupportQuestion } from '#store/support/support.ts';
import { selectQuestionValues } from '#store/support/selectors.ts';
import { questionTyped } from '#store/support/actions.ts';
import {
  selectQuestion,
  supportRequested,
  supportTopics,
  type SupportQuestion,
} from '#store/support/slice.ts';
import { Icon } from '#src/ui/text/Icon.tsx';

import { SupportContact } from './SupportContact.tsx';
import css from './SupportPage.module.css';

const topics = Object.entries(supportTopics).map(([value, label]) => ({ value, label }));
const NOTHING = {};

function ContactHelp() {
  const { phone, phoneHref } = useAppSelector(selectSupport);
  return (
    <p>
      Write to us
      {phoneHref && (
        <>
          , or call <a href={phoneHref}>{phone}</a>
        </>
      )}
      .
    </p>
  );
}

/** A question to the lender (ROUTE-REG-12). The contact stays visible, even if sending fails. */
export default function SupportPage() {
  const dispatch = useAppDispatch();
  const question = useAppSelector(selectQuestion);
  const reference = question.status === 'sent' ? question.reference : null;
  const [earlier] = useState(reference);
  const values = useAppSelector(selectQuestionValues);
  const [initialValues] = useState(values);
  const serverErrors = question.status === 'failed' ? serverErrorsOf(question.failure) : NOTHING;

  return (
    <PageColumn beside={<SupportContact />}>
      {reference !== null && reference !== earlier ? (
        <SupportSent reference={reference} />
      ) : (
        <StepForm<SupportQuestion>
          title="How can we help?"
          help={<ContactHelp />}
          initialValues={initialValues}
          restored={values === initialValues ? undefined : values}
          validate={validateSupportQuestion}
          submitLabel="Send"
          busyLabel="Sending"
          isBusy={question.status === 'sending'}
          {...serverErrors}
          onUnsaved={(unsaved) => void dispatch(questionTyped(unsaved))}
          onAnswer={({ name, email, topic, message }) =>
            void dispatch(supportRequested({ name, email, topic, message }))
          }
        >
          <TextField name="name" label="Your name" autoComplete="name" />
          <EmailField name="email" />
          <ChoiceCards name="topic" label="What is it about?" options={topics} />
          <TextAreaField name="message" label="Your message" limit={MAX_QUESTION_LENGTH} rows={6} />
        </StepForm>
      )}
    </PageColumn>
  );
}

export function SupportSent({ reference }: { reference: string }) {
  return (
    <div className={css['sent']}>
      <Icon name="check" size="large" />
      <h1 className={css['title']} tabIndex={-1}>
        We have your message.
      </h1>
      <p>
        Number <bdi>{reference}</bdi>. We'll answer within one business day.
      </p>
    </div>
  );
}
