import { checking, type StatusRow } from './statusRow.ts';

export const statusesToReview = {
  COLLECT_ADDITIONAL_INFO: {
    screen: 'startContact', // STATUS-07
    phase: 'details',
    isPromising: true,
    what: 'We have a few more questions.',
    actor: 'borrower',
    when: 'It takes about 3 minutes.',
    toDo: 'Answer and continue.',
  },
  HMDA: {
    screen: 'startHmda', // STATUS-08
    phase: 'details',
    isPromising: true,
    what: "We're required to ask these questions.",
    actor: 'borrower',
    when: 'It takes about 1 minute.',
    toDo: 'Answer as many as you like.',
  },
  GEN_SUMMARY_DISCLOSURE: {
    screen: 'startSummary', // STATUS-17
    phase: 'submission',
    what: "We're preparing your documents.",
    actor: 'lender',
    when: 'This takes a few seconds.',
    toDo: 'Meanwhile, read your answers.',
  },
  APP_SUBMISSION: {
    screen: 'startSummary', // STATUS-16
    phase: 'submission',
    what: 'Your answers are ready to send.',
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Check and submit.',
  },
  APPLICATION_REVIEW_IN_PROGRESS: {
    isPolled: true,
    phase: 'submission',
    what: "We're reading your application.",
    actor: 'lender',
    when: 'This takes a few seconds.',
    toDo: 'Keep this page open.',
  },
  UNDERWRITING_REVIEW: {
    phase: 'underwriting',
    what: 'An underwriter is reviewing your application.',
    actor: 'lender',
    days: [1, 2],
    toDo: "You can add a note. We'll email you.",
  },
  PREQUAL_TITLE_PROCESSING: {
    isPolled: true,
    phase: 'loans',
    what: "We're looking up loans on your property.",
    actor: 'lender',
    when: 'This takes a few seconds, sometimes a few minutes.',
    toDo: 'Keep this page open.',
  },
  LIEN_CHECK_IN_PROGRESS: {
    ...checking,
    phase: 'loans',
  },
  LIEN_VERIFICATION: {
    screen: 'liens', // STATUS-53
    phase: 'loans',
    what: 'We need you to confirm loans on the home.',
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Answer each one.',
  },
  LIEN_ATTESTATION: {
    screen: 'liens', // STATUS-52
    phase: 'loans',
    what: 'We need you to confirm loans on the home.',
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Answer each one.',
  },
  LIEN_VERIFICATION_INQUIRY: {
    screen: 'liens', // STATUS-54
    phase: 'loans',
    what: 'We need you to confirm loans on the home.',
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Answer each one.',
  },
  PAYOFF_REQUEST_PENDING: {
    screen: 'payoffHold', // STATUS-28
    phase: 'loans',
    what: "We've asked your other lender for a payoff amount.",
    actor: 'others',
    days: [1, 3],
    dated: 'We expect the answer by {date}.',
    toDo: 'You can speed it up by uploading a payoff letter.',
  },
  REQUEST_STEWART_PAYOFFS: {
    screen: 'payoffHold', // STATUS-29
    phase: 'loans',
    what: 'Our title partner is asking for several payoff amounts.',
    actor: 'others',
    days: [2, 5],
    dated: 'We expect the answers by {date}.',
    toDo: 'You can speed it up by uploading payoff letters.',
  },
  ONSITE_APPRAISAL_BORROWER_PAYMENT: {
    screen: 'hold', // STATUS-63
    phase: 'appraisal',
    what: 'Your line needs an appraisal.',
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Pay and pick times, or draw less.',
  },
  ONSITE_APPRAISAL_PENDING: {
    screen: 'hold', // STATUS-64
    phase: 'appraisal',
    what: 'Your appraisal is booked.',
    actor: 'others',
    days: [5, 10],
    dated: 'We expect the report by {date}.',
    toDo: 'Someone needs to be home.',
  },
  HOLD_FOR_APPRAISAL_REVIEW: {
    screen: 'errorTimeout', // STATUS-48
    phase: 'appraisal',
    what: 'An underwriter is reading the appraisal.',
    actor: 'lender',
    days: [1, 2],
  },
  APPRAISAL_REVIEW_COMPLETE: {
    screen: 'errorTimeout', // STATUS-43
    phase: 'appraisal',
    what: "Your appraisal is done. We're adding it to your file.",
    actor: 'lender',
    when: 'This usually takes a few minutes.',
  },
  INCOME_REVIEW_IN_PROGRESS: {
    ...checking,
    phase: 'income',
  },
  EMPLOYMENT_CHECK_IN_PROGRESS: {
    ...checking,
    phase: 'income',
  },
  INCOME_VERIFICATION: {
    screen: 'incomeReview', // STATUS-18
    phase: 'income',
    what: 'We need to confirm your income.',
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Link or upload.',
  },
  EMPLOYMENT_VERIFICATION: {
    screen: 'incomeEmployer', // STATUS-61
    phase: 'income',
    what: 'We need to confirm your employer.',
    actor: 'borrower',
    daysAfter: [1, 2],
    toDo: 'Give us a contact at your employer.',
  },
  IDENTITY_CHECK_IN_PROGRESS: {
    ...checking,
    phase: 'identity',
  },
  IDENTITY_VERIFICATION: {
    screen: 'identity', // STATUS-19
    phase: 'identity',
    what: 'We need to see your ID.',
    actor: 'borrower',
    when: 'It takes about 3 minutes.',
    toDo: 'Photograph your ID.',
  },
} as const satisfies Readonly<Record<string, StatusRow>>;
