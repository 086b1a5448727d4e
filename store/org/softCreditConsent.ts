import type { Organisation, SoftCreditVariant } from './organisation.ts';

const giving =
  'By selecting {button}, you give {party} written instructions to get your credit report from one or more credit bureaus,';
const soft = "This is a soft check. It won't affect your credit score.";
const standard = `${giving} to see whether you pre-qualify. ${soft}`;

const sampleTexts: Record<SoftCreditVariant, string> = {
  default: standard,
  prescreen: `${giving} to confirm that you still meet the rules that were used to choose you for offer {offerCode}, and to show your rate. ${soft}`,
  newYork: `${standard} If you ask, we will tell you whether we got a report and, if so, the name and address of the bureau.`,
  debtPayoff: `${standard} You also allow us to give the list of debts you choose to our payoff partner, so that it can pay them.`,
};

export interface ConsentPlaceholders {
  readonly button: string;
  readonly offerCode?: string;
}

/** Returns the brand's own text or the sample (SOFT-01 to SOFT-03). */
export function softCreditConsent(
  { orgMetaData, wording }: Readonly<Organisation>,
  variant: SoftCreditVariant,
  { button, offerCode = '' }: ConsentPlaceholders,
): string {
  // Our choice: a general phrase, because a prescreen flow may have no code.
  const offer = offerCode === '' ? 'this offer' : `offer ${offerCode}`;
  return (wording.softCreditConsents[variant] ?? sampleTexts[variant])
    .replaceAll('{button}', () => button)
    .replaceAll('{party}', () => orgMetaData.companyInfo.companyName)
    .replaceAll('offer {offerCode}', () => offer)
    .replaceAll('{offerCode}', () => offerCode);
}
