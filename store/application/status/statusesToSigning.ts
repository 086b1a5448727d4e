import { frozen, type StatusRow } from './statusRow.ts';

export const statusesToSigning = {
  DISBURSEMENT_ACCOUNT: {
    screen: 'bankDisburse', // STATUS-22
    phase: 'bank',
    what: 'We need an account for your money.',
    actor: 'borrower',
    when: 'It takes about 3 minutes.',
    toDo: 'Link or enter it.',
  },
  AUTOPAY_ACCOUNT: {
    screen: (_status, { isCrypto, hasRoutingNumber }) =>
      hasRoutingNumber || isCrypto ? 'bankAutopay' : 'bankDisburse', // STATUS-24, STATUS-23
    phase: 'bank',
    what: 'You can choose how to pay.',
    actor: 'borrower',
    when: 'It takes about 2 minutes.',
    toDo: 'Pick autopay or not.',
  },
  VERIFIED_AUTOPAY_ACCOUNT: {
    screen: 'bankAutopay', // STATUS-25
    phase: 'bank',
    what: 'You can choose how to pay.',
    actor: 'borrower',
    when: 'It takes about 2 minutes.',
    toDo: 'Pick autopay or not.',
  },
  HARD_CREDIT_LOCKED: {
    screen: 'creditError', // STATUS-03, A-40
    ...frozen,
    phase: 'hardCredit',
  },
  HARD_CREDIT_FROZEN: {
    screen: 'creditError',
    ...frozen,
    phase: 'hardCredit',
  },
  HARD_CREDIT_PULL: {
    isPolled: true,
    phase: 'hardCredit',
    what: "We're getting your full credit report.",
    actor: 'lender',
    when: 'This takes up to a minute.',
    toDo: 'Keep this page open.',
  },
  ORDER_FULL_TITLE: {
    screen: 'errorTimeout', // STATUS-49
    phase: 'title',
    what: "We've ordered a full title search.",
    actor: 'others',
    days: [3, 5],
  },
  FINAL_TITLE_PROCESSING: {
    screen: 'bpoHold', // STATUS-34
    phase: 'title',
    what: 'Our title partner is finishing your title report.',
    actor: 'others',
    days: [1, 3],
  },
  FINAL_TITLE_COMPLETE: {
    screen: 'bpoHold', // STATUS-34
    phase: 'title',
    what: 'Our title partner is finishing your title report.',
    actor: 'others',
    days: [1, 3],
  },
  GEN_CLOSING_DISCLOSURE: {
    screen: ({ waitingOnFloodCert }) => (waitingOnFloodCert ? 'errorFloodCert' : 'reviewSigndocs'), // STATUS-11, STATUS-10
    phase: 'finalOffer',
    what: "We're preparing your closing documents.",
    actor: 'lender',
    when: 'This takes a few minutes, sometimes up to 2 business days.',
  },
  FINAL_OFFER: {
    screen: 'signingIntro', // STATUS-13
    phase: 'finalOffer',
    what: 'Your final offer is ready.',
    actor: 'borrower',
    when: 'It takes about 5 minutes.',
    toDo: 'Read and accept.',
  },
  GEN_NOTE_SIGNING: {
    screen: 'reviewSigndocs', // STATUS-15
    isPolled: true,
    phase: 'documents',
    what: "We're preparing your documents to sign.",
    actor: 'lender',
    when: 'This takes up to a minute, at busy times longer.',
    toDo: 'Keep this page open.',
  },
  NOTE_SIGNING: {
    screen: 'signingIntro', // STATUS-12
    phase: 'documents',
    what: 'Your documents are ready to sign.',
    actor: 'borrower',
    when: 'It takes about 15 minutes.',
    toDo: 'Read and sign.',
  },
  CO_DEED_REQ: {
    screen: 'signingAdditional', // STATUS-55
    phase: 'documents',
    what: "We're waiting for the other signers.",
    actor: 'others',
    toDo: "Nothing to do. We'll email you when they have signed.",
  },
  GEN_NOTARY_DISCLOSURE: {
    screen: 'notaryIntro', // STATUS-56
    phase: 'notary',
    what: "We're preparing the notary's documents.",
    actor: 'lender',
    when: 'This usually takes a few minutes.',
    toDo: 'Have your ID ready.',
  },
  ATTORNEY_REVIEW: {
    screen: 'notaryIntro', // STATUS-57
    phase: 'notary',
    what: "Your state requires an attorney to check the deed. We've sent it to one.",
    actor: 'others',
    days: [1, 2],
  },
  NOTARY_WAITING_PERIOD: {
    screen: 'notaryIntro', // STATUS-58
    phase: 'notary',
    what: 'Your state sets a waiting time before you can sign.',
    actor: 'law',
    when: 'You can sign from {date}.',
    toDo: "Have your ID ready for {date}. We'll email you the day before.",
  },
  DEED_SIGNING: {
    screen: ({ primaryParticipantAcceptComplete }) =>
      primaryParticipantAcceptComplete ? 'complete' : 'notaryIntro', // STATUS-42, STATUS-59
    phase: 'notary',
    what: 'You can meet a notary.',
    actor: 'borrower',
    when: 'It takes about 30 minutes.',
    toDo: 'Meet online or in person.',
  },
  MANUAL_DEED_SIGNING: {
    screen: 'notaryReserveManual', // STATUS-60
    phase: 'notary',
    what: "You're signing with a notary in person.",
    actor: 'borrower',
    when: 'It takes about 30 minutes.',
    toDo: 'Bring your ID.',
  },
} as const satisfies Readonly<Record<string, StatusRow>>;
