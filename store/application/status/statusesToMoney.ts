import { MAIN_SITE_HOME, type StatusRow } from './statusRow.ts';

/** Statuses from the right to cancel to funding, and the other ends. */
export const statusesToMoney = {
  GEN_RESCISSION: {
    screen: 'complete', // STATUS-36
    phase: 'cancel',
    what: "We're preparing your right-to-cancel notice.",
    actor: 'lender',
    when: 'This usually takes a few minutes.',
  },
  RESCISSION: {
    screen: 'complete', // STATUS-37
    phase: 'cancel',
    what: 'You can still cancel.',
    actor: 'law',
    when: "We're waiting until midnight on {date}.",
    toDo: 'Nothing to do, unless you want to cancel. Read the notice and keep the copy.',
  },
  RECORDING: {
    screen: 'complete', // STATUS-38
    phase: 'recording',
    what: 'The county is recording your deed.',
    actor: 'others',
    days: [1, 10],
  },
  FUNDABLE: {
    screen: 'complete', // STATUS-39
    phase: 'check',
    what: "You're all done. We're getting your payment ready.",
    actor: 'lender',
    days: [1, 1],
  },
  FUNDING_DECISION: {
    screen: 'complete', // STATUS-41
    phase: 'check',
    what: "We're making one last check before we send your money.",
    actor: 'lender',
    days: [1, 1],
    toDo: "Please don't take on new debt until then.",
  },
  DIRECT_DEBT_PAYOFF: {
    screen: 'complete', // STATUS-40
    phase: 'debts',
    what: "We're paying the debts you chose.",
    actor: 'lender',
    days: [1, 5],
    toDo: 'Keep paying until you see it paid.',
  },
  COMPLETE: {
    screen: MAIN_SITE_HOME, // STATUS-65
    phase: 'money',
    what: 'Your line is open.',
    actor: 'none',
    toDo: 'Go to your dashboard.',
  },
  DECLINED: {
    screen: 'errorDecline', // STATUS-06
    what: "We can't offer you a line of credit.",
    actor: 'none',
    when: "You'll get a written notice within 30 days. You can read it here as soon as it's ready.",
    toDo: 'Read the reasons, or ask us to reconsider.',
  },
  CANCELLED: {
    screen: MAIN_SITE_HOME, // STATUS-66
    what: 'This application was cancelled.',
    actor: 'none',
    toDo: 'You may apply again.',
  },
  UNKNOWN: {
    screen: 'errorTimeout', // STATUS-50
    what: "We're not sure where your application stands.",
    actor: 'lender',
    when: 'This usually clears up in a few minutes.',
    toDo: 'Check again in a few minutes, or call us.',
  },
} as const satisfies Readonly<Record<string, StatusRow>>;
