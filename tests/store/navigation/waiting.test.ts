import { toChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { isWaiting } from '#store/application/status/checklist.ts';
import { routingRequested, statusReceived } from '#store/application/core/slice.ts';
import { statuses } from '#store/application/status/statuses.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { createAppStore } from '#store/index.ts';
import { loaderMessages } from '#store/org/loaderMessages.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { chainSteps } from '#store/registration/chain/chain.ts';
import {
  accountCreated,
  applicationCreated,
  chainFinished,
  chainStarted,
  chainStepDone,
} from '#store/registration/chain/slice.ts';
import {
  activityStarted,
  locationChanged,
  processingAdvanced,
  processingEnded,
} from '#store/shell/slice.ts';
import { selectMessageClock, selectWaitNow } from '#store/navigation/waiting.ts';
import {
  listedSteps,
  waitMessage,
  nextProgress,
  partsProgress,
  type WaitProgress,
} from '#store/navigation/waitProgress.ts';
import { indexOfPart, reachedBy } from '#store/navigation/waitingSteps.ts';
import { ACCEPTED_AT } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const ADDRESS = `/account/heloc/${APPLICATION}/start/hmda`;

const received = (checklistStatus: string) =>
  statusReceived({ status: aStatus(checklistStatus), readAt: ACCEPTED_AT });

/** A store, and what the wait shows after each of some actions. */
function watch(messages: readonly string[] = loaderMessages) {
  const store = createAppStore();
  store.dispatch(organisationLoaded(anOrganisation()));
  let progress: WaitProgress | null = null;
  return (...facts: readonly Parameters<typeof store.dispatch>[0][]) => {
    for (const fact of facts) store.dispatch(fact);
    const state = store.getState();
    progress = nextProgress(progress, selectWaitNow(state), selectMessageClock(state));
    const { detail, headline } = progress.wait;
    return {
      says: waitMessage(messages, progress) ?? headline,
      detail,
      steps: listedSteps(progress).map((step) => `${step.label} ${step.progress}`),
      parts: partsProgress(progress),
    };
  };
}

const submitted = [chainStarted({ acceptedAt: ACCEPTED_AT }), processingAdvanced({ message: 0 })];
const done = (step: (typeof chainSteps)[number]) => chainStepDone({ step });
const created = [
  accountCreated({ email: 'mira@example.com' }),
  ...chainSteps.slice(0, 4).map(done),
  applicationCreated({ uuid: APPLICATION }),
];

it('SUBMIT-10 shows the message for the step of the submit chain, not for the time', () => {
  const show = watch();

  expect(show(...submitted).says).toBe('Creating your account');
  expect(show(processingAdvanced({ message: 1 })).says).toBe('Creating your account');
  expect(show(accountCreated({ email: 'mira@example.com' }), done('waitlist')).says).toBe(
    'Creating your account',
  );
  expect(show(done('register'), done('savePhone')).says).toBe('Starting your application');
  expect(show(done('canStart'), applicationCreated({ uuid: APPLICATION }))).toMatchObject({
    says: 'Pulling your soft credit',
    detail: "We're getting your credit report.",
  });
});

it("doesn't tell a user with an account that one is being created", () => {
  const show = watch();

  expect(show(identityReceived({ uuid: IDENTITY }), ...submitted)).toMatchObject({
    says: 'Starting your application',
    steps: [
      'Account COMPLETE',
      'Application IN_PROGRESS',
      'Credit INITIAL',
      'Home INITIAL',
      'Value INITIAL',
      'Offers INITIAL',
    ],
  });
});

it('F-05 keeps message and sentence in agreement for each status on the way to the offers', () => {
  const show = watch();
  show(...submitted, ...created, chainFinished(), routingRequested({ uuid: APPLICATION }));

  const shown = [
    'SOFT_CREDIT_PULL_IN_PROGRESS',
    'PROPERTY_SEARCH_IN_PROGRESS',
    'PROPERTY_VALUATION_IN_PROGRESS',
    'OFFER_CALCULATION_IN_PROGRESS',
    'OFFER_SELECTION',
  ].map((status) => {
    const { says, detail } = show(received(status));
    return [says, detail];
  });

  expect(shown).toEqual([
    ['Pulling your soft credit', "We're getting your credit report."],
    ['Locating your property', "We're finding your property and its value."],
    ['Determining property value', "We're finding your property and its value."],
    ['Determining your eligibility', "We're working out your offers."],
    ['Your offers are ready.', null],
  ]);
});

it('LOADER-06 LOADER-07 advances to the last true message within a long step, and stays there', () => {
  const show = watch();
  show(...submitted, ...created, chainFinished(), received('OFFER_CALCULATION_IN_PROGRESS'));

  const says = [2, 3, 4, 5].map((message) => show(processingAdvanced({ message })).says);

  expect(says).toEqual([
    'Calculating your offers',
    'Generating your quote',
    'Generating your quote',
    'Generating your quote',
  ]);
});

it('adds parts to the drawing, and removes none, from the submit to the offers', () => {
  const show = watch();
  const counts = [
    [...submitted],
    [...created],
    [chainFinished(), routingRequested({ uuid: APPLICATION })],
    [received('PROPERTY_SEARCH_IN_PROGRESS')],
    [received('OFFER_CALCULATION_IN_PROGRESS')],
    // The lender searches its records again.
    [received('PROPERTY_SEARCH_IN_PROGRESS')],
    [received('OFFER_SELECTION')],
    [processingEnded(), activityStarted({ id: 'screen' })],
  ].map((facts) => Object.values(show(...facts).parts).filter((one) => one === 'COMPLETE').length);

  expect(counts).toEqual([0, 2, 2, 3, 5, 5, 8, 8]);
});

it('shows the house with its garden and another list after the offers', () => {
  const show = watch();

  expect(show(received('HARD_CREDIT_PULL'))).toMatchObject({
    says: "We're getting your full credit report.",
    steps: ['Offers COMPLETE', 'Review COMPLETE', 'Credit IN_PROGRESS', 'Documents INITIAL'],
    parts: {
      quote: 'COMPLETE',
      review: 'COMPLETE',
      fullCredit: 'IN_PROGRESS',
      documents: 'INITIAL',
    },
  });
});

it("spreads a brand's own messages over the same steps", () => {
  const show = watch(['First half', 'Second half']);

  expect(show(...submitted).says).toBe('First half');
  show(...created, chainFinished());
  expect(show(received('OFFER_CALCULATION_IN_PROGRESS')).says).toBe('Second half');
});

it.each([
  [[activityStarted({ id: 'signIn' })], 'Signing you in'],
  [[activityStarted({ id: 'screen' })], 'Opening your page'],
  [[locationChanged({ pathname: ADDRESS, search: '' })], 'Opening your application'],
  [
    [locationChanged({ pathname: ADDRESS, search: '' }), received('HMDA')],
    'Opening your next step',
  ],
  [[received('HMDA'), routingRequested({ uuid: APPLICATION })], 'Working out your next step'],
  [[received('SOMETHING_NEW_PROCESSING')], "We're not sure where your application stands."],
])('shows what happens when no message is true: %#', (facts, says) => {
  expect(watch()(...facts).says).toBe(says);
});

it('lists no steps while only a page opens, and keeps them after a wait', () => {
  const { steps } = watch()(received('INCOME_VERIFICATION'));
  expect(steps).toEqual([]);

  const show = watch();
  const during = show(received('HARD_CREDIT_PULL')).steps;
  expect(show(received('FINAL_OFFER')).steps).toHaveLength(during.length);
});

it('has a part for every status on which a user waits', () => {
  const waits = Object.keys(statuses)
    .map(toChecklistStatus)
    .filter((checklistStatus) => isWaiting({ checklistStatus }));
  const show = (status: string) => watch()(received(status)).steps;

  expect(waits.filter((status) => show(status).length === 0)).toEqual([]);
  expect(reachedBy.get('OFFER_SELECTION')).toBe(indexOfPart('quote') + 1);
});
