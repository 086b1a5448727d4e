import { destinationOf, isWaiting } from '#store/application/status/checklist.ts';
import { statuses } from '#store/application/status/statuses.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/core/applicationStatus.ts';
import { actorOf, statusText, usualDays } from '#store/application/status/statusTexts.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';
import { aStatusHold } from '#tests/support/fixtures/statusHolds.ts';

type Status = Omit<Partial<ApplicationStatus>, 'checklistStatus'> & { checklistStatus: string };

const statusOf = ({ checklistStatus, ...more }: Status) => aStatus(checklistStatus, more);
const tell = (status: Status, facts = {}) => statusText(statusOf(status), facts);

const nowhere = { isCrypto: false, hasRoutingNumber: false, propertyState: null };

it.each(Object.keys(statuses).filter((checklistStatus) => checklistStatus !== 'UNKNOWN'))(
  'knows the status %s: it has a screen, is a wait or is a known dead end',
  (checklistStatus) => {
    const status = statusOf({ checklistStatus });
    const destination = destinationOf(status, nowhere);
    const hasScreen = destination.kind === 'mainSite' || destination.screen !== 'errorTimeout';
    const deadEnds = [
      'APPRAISAL_REVIEW_COMPLETE',
      'CREDIT_ERROR',
      'CREDIT_MINOR',
      'CREDIT_DATA_MISSING_OR_INVALID',
      'FACTA_REVIEW',
      'HOLD_FOR_APPRAISAL_REVIEW',
      'ORDER_FULL_TITLE',
      'UNDERWRITING_REVIEW',
    ];

    expect(hasScreen || isWaiting(status) || deadEnds.includes(checklistStatus)).toBe(true);
  },
);

it('describes a row in sentences, with the usual business days', () => {
  expect(tell({ checklistStatus: 'CREDIT_NO_MATCH_SSN' })).toEqual({
    what: "We still couldn't find a credit file.",
    actor: 'borrower',
    when: 'After that it usually takes 1 to 2 business days.',
    toDo: 'Send proof of your number.',
  });
  expect(tell({ checklistStatus: 'HOLD_FOR_APPRAISAL_REVIEW' })).toEqual({
    what: 'An underwriter is reading the appraisal.',
    actor: 'lender',
    when: 'This usually takes 1 to 2 business days.',
    toDo: "Nothing to do. We'll email you.",
  });
  expect(tell({ checklistStatus: 'FUNDABLE' }).when).toBe('This usually takes 1 business day.');
  expect(usualDays(withStatusDefaults({ checklistStatus: 'RECORDING' }))).toEqual([1, 10]);
  expect(usualDays(withStatusDefaults({ checklistStatus: 'HARD_CREDIT_PULL' }))).toBeNull();
});

it.each(['SOMETHING_NEW', 'OLD_BPO_ORDER_REQUEST', 'constructor', ''])(
  "says honestly that it doesn't know the status %j",
  (checklistStatus) => {
    expect(tell({ checklistStatus })).toEqual({
      what: "We're not sure where your application stands.",
      actor: 'lender',
      when: 'This usually clears up in a few minutes.',
      toDo: 'Check again in a few minutes, or call us.',
    });
  },
);

const orders = ['BPO_ORDER_REQUEST', 'BPO_ORDER_REQUEST_PENDING', 'NAV_BPO_ORDER_REQUEST'];

it.each(orders)('STATUS-32 asks the borrower at %s when a valuation is required', (name) => {
  expect(actorOf(statusOf({ checklistStatus: name, bpo: 'BPO_REQUIRED' }))).toBe('borrower');
});

it.each(orders.flatMap((name) => [`${name} BPO_PROCESSING`, `${name} SOMETHING_NEW`, `${name} `]))(
  'STATUS-32 leaves the valuation to the agent at "%s"',
  (order) => {
    const [checklistStatus = '', bpo = ''] = order.split(' ');

    expect(tell({ checklistStatus, bpo: bpo || null })).toEqual({
      what: 'An agent is valuing your home.',
      actor: 'others',
      when: 'This usually takes 2 to 5 business days.',
      toDo: "If they call, please pick up. We'll email you.",
    });
  },
);

it.each([...orders, 'NAV_BPO_PROCESSING'])(
  'STATUS-32 STATUS-33 leaves %s with a finished valuation to the lender',
  (checklistStatus) => {
    expect(tell({ checklistStatus, bpo: 'BPO_COMPLETE' })).toMatchObject({
      what: "The agent's value has arrived and we're checking it.",
      actor: 'lender',
    });
  },
);

it.each([
  ['BPO_ORDER_REQUEST_OF_NEXT_YEAR', 'BPO_ORDER_REQUEST'],
  ['NAV_BPO_ORDER_REQUEST_SENT', 'NAV_BPO_ORDER_REQUEST'],
  ['NAV_ESTIMATE_LATER', 'NAV_ESTIMATE'],
])('A-41 A-42 gives %s the text of its group', (checklistStatus, known) => {
  expect(tell({ checklistStatus, bpo: 'BPO_REQUIRED' })).toEqual(
    tell({ checklistStatus: known, bpo: 'BPO_REQUIRED' }),
  );
});

it('gives any FINAL_TITLE_ status the text of the group', () => {
  expect(tell({ checklistStatus: 'FINAL_TITLE_NEW' })).toEqual(
    tell({ checklistStatus: 'FINAL_TITLE_COMPLETE' }),
  );
});

it('fills in the bureau whatever its name contains', () => {
  expect(tell({ checklistStatus: 'SOFT_CREDIT_FROZEN' }, { bureau: 'Sample $& Bureau' }).what).toBe(
    'Your file is locked or frozen at Sample $& Bureau.',
  );
  expect(tell({ checklistStatus: 'SOFT_CREDIT_FROZEN' }).what).toBe(
    'Your file is locked or frozen at a credit bureau.',
  );
});

it('has separate texts for the flood check and a review by an underwriter', () => {
  expect(tell({ checklistStatus: 'GEN_CLOSING_DISCLOSURE' }).what).toBe(
    "We're preparing your closing documents.",
  );
  expect(tell({ checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true }).what).toBe(
    "We're preparing your closing documents and waiting for your flood check.",
  );
  expect(tell({ checklistStatus: 'FINAL_OFFER', waitingOnFloodCert: true }).what).toBe(
    'Your final offer is ready.',
  );
  expect(tell({ checklistStatus: 'UNDERWRITING_REVIEW' })).toMatchObject({
    what: 'An underwriter is reviewing your application.',
    when: 'This usually takes 1 to 2 business days.',
  });
});

it.each([
  ['RECORDING', 'RECORDING_REFUSED', 'The county asked for a correction.', 'others'],
  ['RECORDING', 'SOMETHING_ELSE', 'The county is recording your deed.', 'others'],
  ['FUNDABLE', 'RECORDING_REFUSED', "You're all done. We're getting your payment ready.", 'lender'],
  [
    'FUNDING_DECISION',
    'FUNDING_STOPPED',
    'We stopped the payment because we have a question.',
    'borrower',
  ],
  ['NAV_BPO_PROCESSING', 'NO_ACCESS', "The agent couldn't get in.", 'borrower'],
  ['ONSITE_APPRAISAL_PENDING', 'NO_ACCESS', "The appraiser couldn't get in.", 'borrower'],
])('describes %s held by %s: %s', (checklistStatus, reason, what, actor) => {
  expect(tell({ checklistStatus, hold: aStatusHold({ reason }) })).toMatchObject({ what, actor });
});

it.each([
  ['PAYOFF_REQUEST_PENDING', 'We expect the answer by Monday, March 3.'],
  ['GEN_CLOSING_DISCLOSURE', 'This should be done by Monday, March 3.'],
  ['NOTARY_WAITING_PERIOD', 'You can sign from Monday, March 3.'],
  ['RESCISSION', "We're waiting until midnight on Monday, March 3."],
  ['OFFER_SELECTION', 'You have until Monday, March 3.'],
  // The days start with the borrower's answer.
  ['EMPLOYMENT_VERIFICATION', 'After that it usually takes 1 to 2 business days.'],
  [
    'DECLINED',
    "You'll get a written notice within 30 days. You can read it here as soon as it's ready.",
  ],
])("F-06 shows the lender's own day instead of the usual time: %s", (checklistStatus, when) => {
  expect(tell({ checklistStatus }, { date: 'Monday, March 3' }).when).toBe(when);
});

it("points to the notice for a statutory day that isn't known", () => {
  expect(tell({ checklistStatus: 'RESCISSION' }).when).toBe(
    "We're waiting until midnight on the date in your notice.",
  );
});
