import type { Page } from 'playwright-core';

import { stepsWith, type Borrower, type Steps } from '#scripts/driver/borrower.ts';
import type { RegistrationQuestion } from '#scripts/driver/questions.ts';
import { mouse, type InputDevice } from '#scripts/driver/inputDevices.ts';

import { expectPlace, expectScreen, type Way } from './place.ts';

interface Walker extends Way {
  readonly borrower: Borrower;
  readonly device?: InputDevice;
  /** Where a question is answered in another way than its own. */
  readonly instead?: Partial<Record<keyof Steps, keyof Steps>>;
  /** What is done on a screen before its question is answered. */
  readonly before?: Partial<Record<keyof Steps, () => Promise<void>>>;
}

/** Answers question after question; on each screen address bar and stepper show where the visitor is. */
export async function walk(page: Page, walker: Walker): Promise<void> {
  const { asked, borrower, brand, device = mouse, instead = {}, before = {} } = walker;
  const steps = stepsWith(device);
  const answer = async (question: RegistrationQuestion) => {
    const { answeredBy } = question;
    await expectPlace(page, question, walker);
    await before[answeredBy]?.();
    await steps[instead[answeredBy] ?? answeredBy](page, borrower);
  };

  const [first, ...others] = asked;
  if (first) await answer(first);
  for (const question of others) {
    await expectScreen(page, question.heading, brand);
    await answer(question);
  }
}
