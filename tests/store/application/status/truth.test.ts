import { toChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { statuses } from '#store/application/status/statuses.ts';
import { moneyDates } from '#store/application/status/moneyDates.ts';
import { destinationOf } from '#store/application/status/checklist.ts';
import { phaseOf } from '#store/application/status/phases.ts';
import { stageOf } from '#store/application/status/stages.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/core/applicationStatus.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import { threadOf } from '#store/application/status/thread.ts';

const lena = { firstName: 'Lena', state: 'INVITED' };
const omar = { firstName: 'Omar', state: 'READY' };
const hasSigned = { primaryParticipantAcceptComplete: true };
const DAY = 'Thursday, December 3';
const TODAY = '2026-11-27';

const facts: Record<string, Partial<ApplicationStatus>> = {
  alone: {},
  'with one signer': { otherSigners: [lena] },
  'with two signers': { otherSigners: [lena, omar] },
  'with a signer of no name': { helocSigners: [{ identityUuid: 'a1' }] },
  'after the own signature': hasSigned,
  'after the own signature, with one signer': { ...hasSigned, otherSigners: [lena] },
  'while the agent works': { bpo: 'BPO_PROCESSING' },
  'with a required valuation': { bpo: 'BPO_REQUIRED' },
  'with a finished valuation': { bpo: 'BPO_COMPLETE' },
  'with a flood check': { waitingOnFloodCert: true },
  'with a notary in person': { manualNotary: true },
};

const names = [...Object.keys(statuses), 'FINAL_TITLE_NEW', 'SOMETHING_NEW'].map(toChecklistStatus);
const cases = names.flatMap((checklistStatus) =>
  Object.entries(facts).map(
    ([name, known]) =>
      [checklistStatus, name, withStatusDefaults({ checklistStatus, ...known })] as const,
  ),
);

type Status = Readonly<ApplicationStatus>;
type Contradiction = readonly [name: string, isContradicted: boolean];

const phaseId = ({ checklistStatus }: Status) => phaseOf(checklistStatus)?.id ?? '';

/** Finds texts that aren't sentences, or that ask for something that the page doesn't offer. */
function inWords(status: Status): Contradiction[] {
  const { what, when, toDo } = statusText(status);
  const sentences = [what, when, toDo].filter((text) => text !== '');
  return [
    ['no sentence', sentences.some((text) => !/^[\u2068A-Z][^{}|]*\.$/.test(text))],
    ['a label', /\bNothing\.|You wait|[Ss]end the link/.test(sentences.join(' '))],
  ];
}

/** Finds disagreements about who acts, what is happening and what to do. */
function inActor(status: Status): Contradiction[] {
  const { what, actor, when, toDo } = statusText(status);
  const isBorrowers = actor === 'borrower';
  const isWork = /^We're (?!required)|is (?:reviewing|valuing|recording)/.test(what);
  return [
    ['nothing to do for who acts', isBorrowers && toDo.startsWith('Nothing to do')],
    ["the lender's work as the borrower's turn", isBorrowers && isWork],
    [
      "the borrower's minutes as another's",
      !isBorrowers && /^It takes|^After that|^You go/.test(when),
    ],
  ];
}

/** Finds statuses that show the lender's day in the heading, next to the usual time, or when the lender named none. */
function inDate(status: Status): Contradiction[] {
  const { what, when } = statusText(status, { date: DAY });
  return [
    ['a date in the heading', what.includes(DAY)],
    ['two times', when.includes(DAY) && when.includes('business day')],
    ['a date that nobody named', Object.values(statusText(status)).join().includes(DAY)],
  ];
}

/** Finds statuses that mention other signers to a sole owner, or without their names. */
function inSigners(status: Status): Contradiction[] {
  const said = Object.values(statusText(status)).join(' ');
  const isAlone = status.otherSigners.length + status.helocSigners.length === 0;
  const isCoSigning = status.checklistStatus === 'CO_DEED_REQ';
  return [
    ['others of a sole owner', isAlone && !isCoSigning && /other signers|Lena|Omar/.test(said)],
    ['no name', status.otherSigners.length > 0 && said.includes('other signers')],
  ];
}

/**
 * Screens that several stages share, and phases before the choice of an offer that have screens of "Provide More Info".
 */
const shared = new Set([
  'errorTimeout',
  'bpoHold',
  'errorDecline',
  'errorFloodCert',
  'creditError',
]);
const beforeOffers = new Set(['credit', 'home', 'value']);

/** Finds statuses whose stage isn't that of their screen or differs between screens. */
function inStage(status: Status): Contradiction[] {
  const nowhere = { isCrypto: false, hasRoutingNumber: false, propertyState: null };
  const destination = destinationOf(status, nowhere);
  if (destination.kind !== 'screen' || shared.has(destination.screen)) return [];
  const { screen } = destination;
  const stage = stageOf(screen, status);
  return [
    ['another screen', !beforeOffers.has(phaseId(status)) && stage !== stageOf(screen, null)],
    ['another stage elsewhere', stage !== stageOf('documentDisclosures', status)],
  ];
}

/** Finds statuses whose thread is out of order, lacks the money, or runs another stage. */
function inThread(status: Status): Contradiction[] {
  return [true, false].flatMap((hasRightToCancel): Contradiction[] => {
    const stops = threadOf(status.checklistStatus, { hasRightToCancel });
    const states = stops.map(({ state }) => state).join(' ');
    return [
      ['an order of its own', !/^$|^(?:DONE )?CURRENT(?: NEXT)*$/.test(states)],
      ['no end', stops.length > 0 && stops.at(-1)?.id !== 'money'],
      [
        'another stage',
        (stops.find(({ state }) => state === 'CURRENT')?.id ?? '') !== phaseId(status),
      ],
    ];
  });
}

/** Finds statuses that promise money when it isn't on its way, or for a day in the past. */
function inMoney(status: Status): Contradiction[] {
  const known = { since: TODAY, cancelUntil: null, signingDay: null };
  const range = moneyDates(status, { ...known, hasRightToCancel: true, hasDebts: true });
  const phase = phaseOf(status.checklistStatus);
  const isElsewhere = phase === null || phase.id === 'money' || phase.stage === 'Select Offer';
  return [
    ['a promise', isElsewhere && range !== null],
    ['yesterday', range !== null && (range.from < TODAY || range.to < range.from)],
  ];
}

it.each(cases)(
  'keeps %s %s consistent in heading, actor, date, signers, stage and money',
  (...row) => {
    const [, , status] = row;
    const found = [inWords, inActor, inDate, inSigners, inStage, inThread, inMoney]
      .flatMap((check) => check(status))
      .filter(([, isContradicted]) => isContradicted);

    expect(found).toEqual([]);
  },
);
