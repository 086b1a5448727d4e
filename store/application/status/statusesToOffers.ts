import { checking, frozen, valuationScreen, type StatusRow } from './statusRow.ts';

export const statusesToOffers = {
  CREDIT_NO_MATCH: {
    screen: 'creditSocial', // STATUS-01
    phase: 'credit',
    what: "The credit bureaus couldn't find your file.",
    actor: 'borrower',
    when: 'It takes about 1 minute.',
    toDo: 'Add your Social Security number.',
  },
  CREDIT_NO_MATCH_SSN: {
    screen: 'reviewNoCredit', // STATUS-02
    phase: 'credit',
    what: "We still couldn't find a credit file.",
    actor: 'borrower',
    daysAfter: [1, 2],
    toDo: 'Send proof of your number.',
  },
  SOFT_CREDIT_LOCKED: {
    screen: 'creditError',
    ...frozen,
    phase: 'credit',
  },
  SOFT_CREDIT_FROZEN: {
    screen: 'creditError',
    ...frozen,
    phase: 'credit',
  },
  DELINQUENCY_REVIEW: {
    screen: 'reviewDelinquency', // STATUS-09
    phase: 'credit',
    what: 'Your report shows a late payment.',
    actor: 'borrower',
    daysAfter: [1, 2],
    toDo: 'Tell us and send proof.',
  },
  SOFT_CREDIT_PULL_IN_PROGRESS: {
    isPolled: true,
    phase: 'credit',
    what: "We're getting your credit report.",
    actor: 'lender',
    when: 'This takes a few seconds.',
    toDo: 'Keep this page open.',
  },
  DELINQUENCY_CHECK_IN_PROGRESS: {
    ...checking,
    phase: 'credit',
  },
  CREDIT_FILE_REVIEW_IN_PROGRESS: {
    ...checking,
    phase: 'credit',
  },
  CREDIT_ERROR: {
    screen: 'errorTimeout', // STATUS-44
    phase: 'credit',
    what: "The credit bureau had a problem. We're trying again.",
    actor: 'lender',
    when: 'This can take up to a day.',
  },
  CREDIT_MINOR: {
    screen: 'errorTimeout', // STATUS-45
    phase: 'credit',
    what: "The credit bureau's record says you're under 18.",
    actor: 'borrower',
    daysAfter: [1, 2],
    toDo: "Call us and we'll sort it out. Have your ID ready.",
  },
  CREDIT_DATA_MISSING_OR_INVALID: {
    screen: 'errorTimeout', // STATUS-46
    phase: 'credit',
    what: 'Part of your credit report is missing.',
    actor: 'lender',
    days: [1, 2],
    toDo: 'Check your name, birth date and address.',
  },
  FACTA_REVIEW: {
    screen: 'errorTimeout', // STATUS-47
    phase: 'credit',
    what: "Your credit report has a fraud alert, so we'll call you.",
    actor: 'lender',
    days: [1, 1],
    dated: "We'll call by {date}.",
    toDo: 'Answer our call to the number on your alert.',
  },
  NO_PROPERTY_FOUND: {
    screen: 'reviewProperty', // STATUS-04
    phase: 'home',
    what: 'We need to find your exact home.',
    actor: 'borrower',
    when: 'It takes about 2 minutes.',
    toDo: 'Check the address or pick your home.',
  },
  MULTIPLE_PROPERTIES: {
    screen: 'reviewProperty', // STATUS-05
    phase: 'home',
    what: 'We need to find your exact home.',
    actor: 'borrower',
    when: 'It takes about 2 minutes.',
    toDo: 'Check the address or pick your home.',
  },
  PROPERTY_SEARCH_IN_PROGRESS: {
    isPolled: true,
    phase: 'home',
    what: "We're finding your property and its value.",
    actor: 'lender',
    when: 'This takes a few seconds.',
    toDo: 'Keep this page open.',
  },
  PROPERTY_VALUATION_IN_PROGRESS: {
    isPolled: true,
    phase: 'value',
    what: "We're finding your property and its value.",
    actor: 'lender',
    when: 'This takes a few seconds.',
    toDo: 'Keep this page open.',
  },
  NO_AVM_FOUND: {
    screen: 'bpoEstimateValue', // STATUS-26
    phase: 'value',
    what: "We couldn't value your home automatically.",
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Tell us about the home.',
  },
  NAV_ESTIMATE: {
    screen: 'bpoEstimateValue', // STATUS-27
    phase: 'value',
    what: "We couldn't value your home automatically.",
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Tell us about the home.',
  },
  NAV_ESTIMATE_REQUEST: {
    screen: 'bpoEstimateValue', // STATUS-27
    phase: 'value',
    what: "We couldn't value your home automatically.",
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Tell us about the home.',
  },
  NAV_RESI_EVAL_PROCESSING: {
    screen: 'bpoHold', // STATUS-35
    phase: 'value',
    what: "A specialist is working out your home's value.",
    actor: 'others',
    days: [1, 2],
    dated: 'We expect the result by {date}.',
    toDo: "You can get your income papers ready. We'll email you.",
  },
  BPO_ORDER_REQUEST: {
    screen: valuationScreen, // STATUS-30 to STATUS-32
    phase: 'value',
    what: 'We need an agent to value your home.',
    actor: 'borrower',
    daysAfter: [2, 5],
    toDo: 'Give a contact for the visit.',
  },
  BPO_ORDER_REQUEST_PENDING: {
    screen: valuationScreen, // STATUS-30 to STATUS-32
    phase: 'value',
    what: 'We need an agent to value your home.',
    actor: 'borrower',
    daysAfter: [2, 5],
    toDo: 'Give a contact for the visit.',
  },
  NAV_BPO_ORDER_REQUEST: {
    screen: valuationScreen, // STATUS-30 to STATUS-32
    phase: 'value',
    what: 'We need an agent to value your home.',
    actor: 'borrower',
    daysAfter: [2, 5],
    toDo: 'Give a contact for the visit.',
  },
  NAV_BPO_PROCESSING: {
    screen: 'bpoHold', // STATUS-33
    phase: 'value',
    what: 'An agent is valuing your home.',
    actor: 'others',
    days: [2, 5],
    dated: 'We expect the result by {date}.',
    toDo: "If they call, please pick up. We'll email you.",
  },
  OFFER_CALCULATION_IN_PROGRESS: {
    isPolled: true,
    phase: 'offers',
    what: "We're working out your offers.",
    actor: 'lender',
    when: 'This takes a few seconds.',
    toDo: 'Keep this page open.',
  },
  OFFER_SELECTION: {
    screen: 'productSelect', // STATUS-62
    phase: 'offers',
    isPromising: true,
    what: 'Your offers are ready.',
    actor: 'borrower',
    when: 'It takes about 3 minutes.',
    toDo: "Choose one when you're ready.",
  },
  REVISED_OFFER_SELECTION: {
    screen: 'productSelect', // STATUS-14
    phase: 'offers',
    isPromising: true,
    what: 'Your offers are ready.',
    actor: 'borrower',
    when: 'It takes about 3 minutes.',
    toDo: "Choose one when you're ready.",
  },
  ASSETS_PREQUAL: {
    screen: 'productAssets', // STATUS-20
    phase: 'offers',
    isPromising: true,
    what: 'You can add savings to raise the limit.',
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Add them, or skip this.',
  },
  ASSET_REVIEW_IN_PROGRESS: {
    ...checking,
    phase: 'offers',
  },
  CLTV_LIEN_POSITION_REQUALIFY: {
    screen: 'productWinback', // STATUS-21
    phase: 'offers',
    what: "We can't lend this amount as things stand.",
    actor: 'borrower',
    when: 'It takes about 2 minutes.',
    toDo: 'Pick one of your options.',
  },
} as const satisfies Readonly<Record<string, StatusRow>>;
