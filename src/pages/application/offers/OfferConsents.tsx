import { CancelApplication } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import type { OfferConsent } from '#store/application/offers/offerConsents.ts';
import type { selectOfferConsents } from '#store/application/offers/selectors.ts';
import { isTicked, leadsText } from '#store/registration/consents.ts';
import { validator } from '#store/validation.ts';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';

import css from './Quote.module.css';

export type OfferConsentTicks = Partial<Record<OfferConsent, boolean>>;

export function OfferConsents({ consents }: { consents: ReturnType<typeof selectOfferConsents> }) {
  return consents.map(({ type, text }) => (
    <div key={type} className={css['consent']}>
      <CheckboxField
        name={type}
        label={labels[type]}
        hint={type === 'HARD_CREDIT' ? leadsText.text : undefined}
      >
        {text}
      </CheckboxField>
    </div>
  ));
}

/** The names of the checkboxes in the error summary. */
const labels: Record<OfferConsent, string> = {
  HARD_CREDIT: 'Hard credit check',
  DEBT_PAYOFF: 'Paying your debts through our partner',
};

export const validatorOf = (types: readonly OfferConsent[]) =>
  validator<OfferConsentTicks>(Object.fromEntries(types.map((type) => [type, [isTicked]])));

/** Explains the hard check and offers to cancel (F-15). */
export function HardCheckNote() {
  return (
    <Disclosure summary="I don't want a hard check">
      <p>We can't lend without it. Your soft check stays invisible to others.</p>
      <CancelApplication />
    </Disclosure>
  );
}
