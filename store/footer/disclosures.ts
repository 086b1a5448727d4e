import { APPRAISAL_FROM } from '#store/application/appraisal/appraisal.ts';
import { IN_PERSON_FEE } from '#store/application/notary/inPersonFee.ts';
import { formatPercent } from '#store/format/percent.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import type { PricingData } from '#store/org/organisation.ts';

/** Costs of a line. Shell §2 gives the figures (DISC-01 to DISC-07). */
const costs = {
  originationFee: 0.0499,
  automatedValuation: 180,
  appraisal: [500, 2_000],
  recordingFee: [0, 315],
  recordingTaxPerHundredThousand: [0, 1_400],
} as const;

const money = formatWholeDollars;
const span = ([from, to]: readonly [number, number]) => `${money(from)} to ${money(to)}`;

/** "Lines are from $15,000 to $400,000." Leaves out a limit that the brand doesn't have (DISC-10). */
function amountsText({ helocMinLoanAmount: least, helocMaxLoanAmount: most }: PricingData) {
  if (least === undefined || most === undefined) return null;
  return `Lines are from ${span([least, most])}.`;
}

/** DISC-11 */
function ratesText(pricing: PricingData) {
  const { helocMinRateWithNoDiscount: least, helocMaxRateWithNoDiscount: most } = pricing;
  if (least === undefined || most === undefined) return null;
  return `The yearly rate (APR) is from ${formatPercent(least)} to ${formatPercent(most)} without a discount. Yours depends on your credit, your home, the term and the amount.`;
}

/** Returns the numbered disclosures of a HELOC (FOOT-19, DISC-01 to DISC-11). We wrote the sentences. */
export function disclosures(pricing: Readonly<PricingData>): string[] {
  return [
    amountsText(pricing),
    ratesText(pricing),
    `The origination fee is up to ${formatPercent(costs.originationFee, 2)} of the line.`,
    `A value that our model finds costs ${money(costs.automatedValuation)}. Lines above ${money(APPRAISAL_FROM)} need an appraisal, which costs ${span(costs.appraisal)}.`,
    `A notary who comes to you costs ${money(IN_PERSON_FEE)}.`,
    `Recording costs ${span(costs.recordingFee)}. A recording tax is ${span(costs.recordingTaxPerHundredThousand)} for each $100,000, by state and county.`,
    'Approval in five minutes means that you see what you pre-qualify for within five minutes of your first answer. The final decision follows the check of your credit, income and home.',
    'Funding in five business days is the soonest: it takes longer where papers, an appraisal, a notary, the right to cancel or the county take longer.',
  ].filter((text) => text !== null);
}
