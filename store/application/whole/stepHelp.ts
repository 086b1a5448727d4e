import type { RootState } from '#store/index.ts';

import { selectScreenId } from '#store/application/core/currentScreen.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { selectIsScreenOpen } from './screenSelectors.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { statusText } from '#store/application/status/statusTexts.ts';

const INCOME =
  'Your income tells us which payment you can afford. A link is the fastest way to show it.';
const ACCOUNT =
  "Your money goes to this account. We'll check that it is yours before we send anything.";
const NOTARY =
  'A notary confirms that it is you who signs, so that nobody can sign for your home in your name.';

/** chosen: why a step is asked, in one thought. */
const reasons: Partial<Record<ApplicationScreenId, string>> = {
  productAssets:
    'Savings count as income where your debts limit your line. This step is your choice.',
  startContact: 'We need these facts for the credit check, your ID and the papers that you sign.',
  startHmda: "We're required to ask these questions. You don't have to answer.",
  startSummary:
    "This is what you're applying with. After you submit it, we'll check your income, ID and home.",
  creditSocial: 'A credit bureau finds your file by these details. One wrong letter can hide it.',
  reviewProperty: 'Your home secures the line, so its county record has to be the right one.',
  liens: 'What you still owe on your home decides how much you can borrow.',
  incomeReview: INCOME,
  incomeUpload: INCOME,
  incomeLink: INCOME,
  incomeEmployer:
    'Your employer confirms that you work there. That protects you from a line taken out in your name.',
  identity: 'Your ID protects you: nobody else can borrow against your home.',
  bankDisburse: ACCOUNT,
  bankManualDisburse: ACCOUNT,
  bankConfirm: ACCOUNT,
  bankAutopay: 'How you pay decides your rate. You can change it later.',
  signingIntro:
    "These are the final numbers. You haven't signed anything yet, and you can still say no.",
  signingSign:
    'Take your time: what you sign is what counts. Ask us about anything that is not clear.',
  notaryIntro: NOTARY,
  notaryScheduleManual: NOTARY,
};

/** Why the step on the screen is asked, and how long it takes; null where there is nothing to add. */
export function selectStepHelp(state: RootState): { why: string; when: string } | null {
  const screen = selectScreenId(state);
  const status = selectStatus(state);
  const why = screen === null ? undefined : reasons[screen];
  if (why === undefined || status === null || !selectIsScreenOpen(state)) return null;
  return { why, when: statusText(status).when };
}
