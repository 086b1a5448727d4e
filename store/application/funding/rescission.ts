import { signatureRules } from '#store/person/signature.ts';
import { sample, type ConsentText } from '#store/text/sampleText.ts';
import { validator } from '#store/validation.ts';

import { latest } from './waitingPeriods.ts';

export interface RescissionForm {
  signatureName: string;
}

/** Validates the form that cancels the line (F-18). */
export const rescissionValidator = (legalName: string | null) =>
  validator<RescissionForm>({ signatureName: signatureRules(legalName) });

/** T-28, a sample for legal review. The address of some lenders is unknown. */
export const rightToCancel = (date: string, address: string | null): ConsentText =>
  sample(
    'T-28',
    `You can cancel without a reason until midnight of ${date}. Cancel here, or by a signed letter${
      address === null ? '' : ` to ${address}`
    } sent before then. Then you owe nothing, the lien on your home is removed, and we return what you paid. Each owner of the home may cancel.`,
  );

/** The same for an additional signer, who has no page to cancel on. */
export const signersRightToCancel = (date: string, address: string | null): ConsentText =>
  sample(
    'T-28',
    `You can cancel without a reason until midnight of ${date}, by a signed letter${
      address === null ? '' : ` to ${address}`
    } sent before then. Then you owe nothing, the lien on your home is removed, and the fees are returned. Each owner of the home may cancel.`,
  );

/** Returns the later of the lender's end date and ours (screens.md, complete). */
export const laterEnd = (lenders: string | null, own: string | null) => ({
  endsOn: latest([lenders, own]),
  isDisputed: lenders !== null && own !== null && lenders !== own,
});

const DAY_MS = 86_400_000;

/** "2 days left", including the last day. Null after the last day. */
export function daysLeft(today: string, endsOn: string): string | null {
  const days = Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS);
  if (!(days >= 0)) return null;
  if (days === 0) return 'Today is the last day.';
  return days === 1 ? '1 day left after today.' : `${days} days left after today.`;
}
