import type { StepName } from '#store/application/core/features.ts';
import { applicationScreenAt } from '#store/application/core/currentScreen.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { filesSent } from '#tests/support/fixtures/uploads.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

import { choosingAnswers, choosingSteps } from './choosing.ts';
import { conditionSteps } from './conditions.ts';
import type { Row } from './row.ts';
import { signersSteps } from './signers.ts';
import { signingSteps, signingVariants } from './signing.ts';
import { verifyingAnswers, verifyingSteps, verifyingVariants } from './verifying.ts';

/** Every step that a screen sends. A new one without a row is a type error. */
const steps: Readonly<Record<StepName, Row>> = {
  ...choosingSteps,
  ...conditionSteps,
  ...verifyingSteps,
  ...signingSteps,
  ...signersSteps,
};

/** The steps, and other ways to do them. */
export const stepRows: Readonly<Record<string, Row>> = {
  ...steps,
  ...verifyingVariants,
  ...signingVariants,
};

/** Other answers to the steps, which fail like the first ones. */
export const otherAnswers: Readonly<Record<string, Row>> = {
  ...choosingAnswers,
  ...verifyingAnswers,
};

/** Starts a borrower who has answered a screen, at a lender that answers the step with `first`. */
export function startStep([name, at, status, sagas, pressed, more = {}]: Row, first: unknown) {
  const { address, beside, before = [], files = [], stays = 'identity/STATEIDFRONT' } = more;
  const form = applicationScreenAt(at)?.screen ?? 'startSummary';
  const typed = { screen: form, values: { note: 'New roof.' } };
  const screen = startApplicationScreen(sagas, {
    at,
    ...(address !== undefined && { address }),
    status: aStatus(status),
    script: { ...beside, [name]: [first] },
    before: [
      screenTyped(typed),
      ...before,
      ...files.flatMap((group, number) => filesSent({ group, documents: [`document-${number}`] })),
      ...filesSent({ group: stays, documents: ['unrelated'] }),
    ],
  });
  const press = () =>
    screen.store.dispatch(typeof pressed === 'function' ? pressed(screen.ports) : pressed);
  return {
    ...screen,
    press,
    /** Submits, and waits for every retry. */
    submit: async () => {
      press();
      await jest.advanceTimersByTimeAsync(120_000);
    },
    sendings: () => screen.api.calls.filter((call) => call.name === name),
    documents: () =>
      screen.store.getState().application?.uploads?.files.map(({ documentUuid }) => documentUuid),
    /** Returns what remains of the user's input. */
    typed: () => selectApplicationState(screen.store.getState()).unsaved[form],
  };
}
