import { useAppSelector } from '#src/hooks.ts';
import { LinkedText } from '#src/shell/links/LinkedText.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { selectFooterBrand } from '#store/org/selectors.ts';
import { messagesText, termsText } from '#store/registration/consents.ts';
import { selectSmsPrompts } from '#store/registration/selectors.ts';

import css from './Consents.module.css';

/** The title for a signed-in borrower. */
export const AGREE = 'Agree and see your offers';

/** The required consents (VAL-CONSENT-1, VAL-CONSENT-2). */
export function RequiredConsents() {
  const { termsLabel, termsUrl, privacyUrl } = useAppSelector(selectFooterBrand);
  return (
    <div className={css['boxes']}>
      <CheckboxField name="termPrivacyConsent" label="Terms and privacy">
        <LinkedText
          text={termsText(termsLabel).text}
          links={[
            { words: termsLabel, href: termsUrl },
            { words: 'Privacy Policy', href: privacyUrl },
          ]}
        />
      </CheckboxField>
      <CheckboxField name="communicationConsent" label="Electronic messages">
        <LinkedText
          text={messagesText.text}
          links={[{ words: 'messages and documents electronically', href: '/communications' }]}
        />
      </CheckboxField>
    </div>
  );
}

/**
 * The text message consents, in the lender's words. Without the lender's words there is no checkbox (SUBMIT-12,
 * VAL-CONSENT-3).
 */
export function SmsConsents() {
  const { transactional, marketing } = useAppSelector(selectSmsPrompts);
  if (transactional === null && marketing === null) return null;
  return (
    <div className={css['boxes']}>
      {transactional && (
        <CheckboxField
          name="smsTransactionalConsent"
          label="Texts about this application"
          isOptional
        >
          <bdi>{transactional.text}</bdi>
        </CheckboxField>
      )}
      {marketing && (
        <CheckboxField name="smsMarketingConsent" label="Texts about offers" isOptional>
          <bdi>{marketing.text}</bdi>
        </CheckboxField>
      )}
    </div>
  );
}
