import { stepperProgress, selectStepper } from '#store/registration/flow.ts';
import { eligibilityReceived } from '#store/registration/slice.ts';
import { everyAnswer } from '#tests/support/fixtures/answers.ts';
import { stateAt } from '#tests/support/stateAt.ts';

const notInOhio = eligibilityReceived({ states: [{ state: 'OH', eligible: false }] });

it("ELIG-01 shows only the waitlist's questions in its stepper, and promises no offers", () => {
  const state = stateAt('/register-v2/birthdate', ...everyAnswer(), notInOhio);
  const groups = selectStepper(state);

  expect(groups.flatMap(({ steps }) => steps.map(({ label }) => label))).toEqual([
    'Address',
    'Income Info',
    'Name',
    'Birthdate',
    'Contact Info',
  ]);
  expect(stepperProgress(groups)).toMatchObject({
    step: null,
    label: 'question 4 of 5',
    time: 'About a minute left',
  });
});

/** Returns the whole stepper on a screen, each line with its progress, after this many actions of a registration. */
function stepperAt(path: string, facts = everyAnswer().length) {
  const state = stateAt(`/register-v2${path}`, ...everyAnswer().slice(0, facts));
  return selectStepper(state).map(
    ({ group, progress, steps }) =>
      `${group} ${progress}: ${steps.map((step) => `${step.label} ${step.progress}`).join(', ')}`,
  );
}

/** The actions of `everyAnswer` up to the income. */
const UP_TO_INCOME = 5;

it('SIDE-06, ENUM-PROGRESS: marks as done only what was answered before the step in the address', () => {
  expect(stepperAt('/legal-name', UP_TO_INCOME)).toEqual([
    'Property Info COMPLETE: Address COMPLETE, Sale Status COMPLETE',
    'Income Info COMPLETE: Income Info COMPLETE',
    'Personal Info IN_PROGRESS: Name IN_PROGRESS, Birthdate INITIAL',
    'Contact Info INITIAL: Contact Info INITIAL',
    'Login Info INITIAL: Login Info INITIAL',
  ]);
});

it('SIDE-06 shows the steps after the one in the address as ahead, even if they were answered', () => {
  expect(stepperAt('/annual-income')).toEqual([
    'Property Info COMPLETE: Address COMPLETE, Sale Status COMPLETE',
    'Income Info IN_PROGRESS: Income Info IN_PROGRESS',
    'Personal Info INITIAL: Name INITIAL, Birthdate INITIAL',
    'Contact Info INITIAL: Contact Info INITIAL',
    'Login Info INITIAL: Login Info INITIAL',
  ]);
});

it('SIDE-06 shows no step as done on the first screen', () => {
  expect(stepperAt('').join()).not.toContain('COMPLETE');
});
