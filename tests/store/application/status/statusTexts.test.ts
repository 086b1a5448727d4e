import { destinationOf, isWaiting } from '#store/application/status/checklist.ts';
import { withStatusDefaults, type ApplicationStatus } from '#store/application/status/status.ts';
import {
  isAwaitingBorrower,
  statusesWithText,
  statusText,
} from '#store/application/status/statusTexts.ts';

const tell = (status: Partial<ApplicationStatus>, facts = {}) =>
  statusText(withStatusDefaults(status), { lender: 'Homeline', ...facts });

const nowhere = { isCrypto: false, hasRoutingNumber: false, propertyState: null };

it.each([...statusesWithText])(
  '%s says what happens, who acts and what one can do',
  (checklistStatus) => {
    const { what, who, howLong, whatNow } = tell({ checklistStatus });

    expect(what).toMatch(/\.$/);
    expect(who).not.toBe('');
    expect(howLong !== '' || who === 'Done').toBe(true);
    expect(whatNow).toMatch(/\.$/);
    expect(what + who + howLong + whatNow).not.toMatch(/[{}|]/);
  },
);

it.each([...statusesWithText].filter((checklistStatus) => checklistStatus !== 'UNKNOWN'))(
  '%s is a status that the checklist knows: it has a screen or is waited for',
  (checklistStatus) => {
    const status = withStatusDefaults({ checklistStatus });
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
    ];

    expect(hasScreen || isWaiting(status) || deadEnds.includes(checklistStatus)).toBe(true);
  },
);

it('all 81 statuses of the table have a row', () => {
  expect(statusesWithText.size).toBe(81);
});

it('the row is split into who acts and how long', () => {
  expect(tell({ checklistStatus: 'CREDIT_NO_MATCH_SSN' })).toEqual({
    what: "We still couldn't find a credit file.",
    who: 'You, then Homeline',
    howLong: '1-2 business days',
    whatNow: 'Send proof of your number.',
  });
  expect(tell({ checklistStatus: 'PAYOFF_REQUEST_PENDING' }).who).toBe('Other lender');
});

it.each(['SOMETHING_NEW', 'constructor', ''])(
  'the status %j, which has no row, is told honestly',
  (checklistStatus) => {
    expect(tell({ checklistStatus })).toEqual({
      what: "We're not sure where your application stands.",
      who: 'Homeline',
      howLong: 'usually minutes',
      whatNow: 'Check again in a few minutes, or call us.',
    });
  },
);

const orders = ['BPO_ORDER_REQUEST', 'BPO_ORDER_REQUEST_PENDING', 'NAV_BPO_ORDER_REQUEST'];

it.each(orders)('STATUS-32 %s with a valuation that is required asks the borrower', (name) => {
  const status = withStatusDefaults({ checklistStatus: name, bpo: 'BPO_REQUIRED' });

  expect(tell(status).who).toBe('You, then agent');
  expect(isAwaitingBorrower(status)).toBe(true);
});

it.each(orders.flatMap((name) => [`${name} BPO_PROCESSING`, `${name} SOMETHING_NEW`, `${name} `]))(
  'STATUS-32 "%s" leaves the valuation to the agent',
  (order) => {
    const [checklistStatus = '', bpo = ''] = order.split(' ');
    const status = withStatusDefaults({ checklistStatus, bpo: bpo || null });

    expect(tell(status)).toEqual({
      what: 'An agent is valuing your home.',
      who: 'Agent',
      howLong: '2-5 business days',
      whatNow: 'If they call, please pick up.',
    });
    expect(isAwaitingBorrower(status)).toBe(false);
  },
);

it.each([...orders, 'NAV_BPO_PROCESSING'])(
  'STATUS-32 STATUS-33 %s with a finished valuation is with the lender',
  (checklistStatus) => {
    expect(tell({ checklistStatus, bpo: 'BPO_COMPLETE' })).toEqual({
      what: "The agent's value has arrived and we're checking it.",
      who: 'Homeline',
      howLong: 'usually minutes',
      whatNow: 'Check again.',
    });
  },
);

it.each([
  ['BPO_ORDER_REQUEST_OF_NEXT_YEAR', 'BPO_ORDER_REQUEST'],
  ['NAV_BPO_ORDER_REQUEST_SENT', 'NAV_BPO_ORDER_REQUEST'],
  ['NAV_ESTIMATE_LATER', 'NAV_ESTIMATE'],
])('A-41 A-42 %s has the text of its group', (checklistStatus, known) => {
  expect(tell({ checklistStatus, bpo: 'BPO_REQUIRED' })).toEqual(
    tell({ checklistStatus: known, bpo: 'BPO_REQUIRED' }),
  );
});

it('any FINAL_TITLE_ status has the text of the group', () => {
  expect(tell({ checklistStatus: 'FINAL_TITLE_NEW' })).toEqual(
    tell({ checklistStatus: 'FINAL_TITLE_COMPLETE' }),
  );
});

it('the bureau and the date are filled in, whatever they contain', () => {
  expect(tell({ checklistStatus: 'SOFT_CREDIT_FROZEN' }, { bureau: 'Sample $& Bureau' }).what).toBe(
    'Your file is locked or frozen at Sample $& Bureau.',
  );
  expect(tell({ checklistStatus: 'RESCISSION' }, { date: 'Monday, March 3' }).howLong).toBe(
    'until midnight Monday, March 3',
  );
  expect(tell({ checklistStatus: 'RESCISSION' }).howLong).toBe(
    'until midnight on the date in your notice',
  );
  expect(tell({ checklistStatus: 'NOTARY_WAITING_PERIOD' })).toMatchObject({
    howLong: 'until the date in your notice',
    whatNow: 'Have your ID ready for the date in your notice.',
  });
});

it('the flood check and the deed after the accept have texts of their own', () => {
  expect(tell({ checklistStatus: 'GEN_CLOSING_DISCLOSURE' }).what).toBe(
    "We're preparing your closing documents.",
  );
  expect(tell({ checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true }).what).toBe(
    "We're preparing your closing documents and waiting for your flood check.",
  );
  expect(tell({ checklistStatus: 'DEED_SIGNING' }).what).toBe('You can meet a notary.');
  expect(
    tell({ checklistStatus: 'DEED_SIGNING', primaryParticipantAcceptComplete: true }).what,
  ).toBe("We're waiting for the other signers. We'll email you when they have signed.");
});

const hold = (reason: string | null) => ({
  reason,
  actor: null,
  since: null,
  expectedBy: null,
  detail: null,
  conditionUuids: [],
});

it.each([
  ['RECORDING', 'RECORDING_REFUSED', 'The county asked for a correction.', '2-10 business days'],
  ['RECORDING', 'SOMETHING_ELSE', 'The county is recording your deed.', '1-10 business days'],
  [
    'FUNDABLE',
    'RECORDING_REFUSED',
    "You're all done. We're getting your payment ready.",
    '1 business day',
  ],
  [
    'FUNDING_DECISION',
    'FUNDING_STOPPED',
    'We stopped the payment because we have a question.',
    'until we have spoken with you',
  ],
])('%s held by %s: %s', (checklistStatus, reason, what, howLong) => {
  expect(tell({ checklistStatus, hold: hold(reason) })).toMatchObject({ what, howLong });
});

it.each([
  ['PAYOFF_REQUEST_PENDING', 'Until Monday, 03/03/2025'],
  ['GEN_CLOSING_DISCLOSURE', 'Until Monday, 03/03/2025'],
  ['NOTARY_WAITING_PERIOD', 'until Monday, 03/03/2025'],
  ['RESCISSION', 'until midnight Monday, 03/03/2025'],
])(
  "F-06 the lender's own day takes the place of the usual time: %s",
  (checklistStatus, howLong) => {
    expect(tell({ checklistStatus }, { date: 'Monday, 03/03/2025' }).howLong).toBe(howLong);
  },
);

it('a review by a person is told as one, not as an unknown status', () => {
  expect(tell({ checklistStatus: 'UNDERWRITING_REVIEW' })).toMatchObject({
    what: 'An underwriter is reviewing your application.',
    howLong: '1 to 2 business days',
  });
});
