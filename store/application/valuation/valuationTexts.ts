import { sample } from '#store/text/sampleText.ts';

/** T-30: a sample for legal review (screens.md 11). */
export const valuationCopyText = sample(
  'T-30',
  "We may order a valuation of your home. You'll get a copy even if we don't make the loan.",
);

/** T-34: a sample for legal review (screens.md 11). */
export const texasText = sample(
  'T-34',
  "A Texas home equity line may not go over 80 percent of the home's value with other loans. We agree on the value in writing before you sign. You sign at an office of a lender, attorney or title company. By Texas law, 12 days must pass after this notice.",
);

/** The consent of an order (screens.md, bpo/order-bpo). Our choice: its key. */
export const agentContactText = sample('AGENT-CONTACT', 'You may share my phone with the agent.');

/** `hold.reason` after a visit without access. Our choice: the specification gives no code. */
export const NO_ACCESS = 'NO_ACCESS';
export const AGENT_NO_ACCESS = 'The agent could not get in. Choose a new day.';
