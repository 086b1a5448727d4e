import type { Page } from 'playwright-core';

import { stepsWith, type Borrower, type Steps } from '#scripts/driver/borrower.ts';
import type { RegistrationQuestion } from '#scripts/driver/questions.ts';
import { mouse, type InputDevice } from '#scripts/driver/inputDevices.ts';

import { expectPlace, expectScreen, type Way } from './place.ts';

interface Walker extends Way {
  readonly borrower: Borrower;
  readonly device?: InputDevice;
  /** Different answers for some questions. */
  readonly instead?: Partial<Record<keyof Steps, keyof Steps>>;
  /** What to do on a screen before answering its question. */
  readonly before?: Partial<Record<keyof Steps, () => Promise<void>>>;
}

/** Answers one question after the other, and expects address bar and stepper to show the current place. */
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
