import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import { attorneyStates } from '#server/sandbox/data/notaries.ts';
import { onlineRule } from '#store/application/notary/stateRules.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { isNamed } from '#server/sandbox/lender/application/magicWords.ts';

import { isSignerFile } from '#server/sandbox/lender/signers/signerFile.ts';
import { activeSigners, allReachedAt } from '#server/sandbox/lender/signers/signerTimes.ts';
import { isReady, signerStates } from '#store/application/core/signerStates.ts';

import { end, hold, step, wait, type Transition, type StateRow } from './state.ts';

const readyStates = signerStates.filter(isReady);

const accepted: Transition = {
  to: 'DEED_SIGNING',
  status: { primaryParticipantAcceptComplete: true },
};

const inPerson: Transition = { to: 'MANUAL_DEED_SIGNING', status: { manualNotary: true } };

const hasAccepted = ({ status }: ApplicationRecord) => status.primaryParticipantAcceptComplete;

/** Whether the borrower has signed. Another signer's file ends there. */
const isSigned = (application: ApplicationRecord) =>
  hasAccepted(application) && !isSignerFile(application);

/** Online if state and county allow it, else in person. */
function meetNotary(application: ApplicationRecord): Transition {
  return onlineRule(application.property).isAllowed
    ? {
        to: 'DEED_SIGNING',
        status: { primaryParticipantAcceptComplete: false, manualNotary: false },
      }
    : inPerson;
}

const beforeNotary: StateRow['next'] = (application) => {
  if (attorneyStates.has(application.property.state)) return { to: 'ATTORNEY_REVIEW' };
  return isTexasHome(application) ? { to: 'NOTARY_WAITING_PERIOD' } : meetNotary(application);
};

const afterSigning: StateRow['next'] = (application) => ({
  to: activeSigners(application).every(({ state }) => isReady(state))
    ? 'GEN_NOTARY_DISCLOSURE'
    : 'CO_DEED_REQ',
});

const waitForSigners = (next: KnownStatus): StateRow => ({
  kind: 'H',
  endsAt: (application) => allReachedAt(application, readyStates),
  next: () => ({ to: next }),
});

const complete: StateRow['next'] = ({ statusSince, property }) => ({
  to: 'COMPLETE',
  application: { accountOpenedDate: dayAt(statusSince, property) },
});

export const statesToFunding: Readonly<Partial<Record<KnownStatus, StateRow>>> = {
  FINAL_OFFER: step('GEN_NOTE_SIGNING'),
  GEN_NOTE_SIGNING: wait(
    (application) => (isNamed(application, 'slownote') ? 120 : 3),
    'NOTE_SIGNING',
  ),
  NOTE_SIGNING: step(afterSigning),
  CO_DEED_REQ: waitForSigners('GEN_NOTARY_DISCLOSURE'),
  GEN_NOTARY_DISCLOSURE: hold(2, beforeNotary),
  ATTORNEY_REVIEW: hold(10, (application) =>
    isTexasHome(application) ? { to: 'NOTARY_WAITING_PERIOD' } : meetNotary(application),
  ),
  NOTARY_WAITING_PERIOD: hold(15, meetNotary),
  DEED_SIGNING: {
    kind: 'H',
    seconds: (application) =>
      isSigned(application) && activeSigners(application).length === 0 ? 20 : null,
    endsAt: (application) =>
      isSigned(application) && activeSigners(application).length > 0
        ? allReachedAt(application, ['DONE'])
        : null,
    next: (application) => (hasAccepted(application) ? { to: 'GEN_RESCISSION' } : accepted),
  },
  // Booking an appointment starts its time.
  MANUAL_DEED_SIGNING: {
    kind: 'A',
    seconds: ({ notary }) => (notary.appointment?.state === 'BOOKED' ? 15 : null),
    next: () => accepted,
  },
  GEN_RESCISSION: hold(2, ({ property }) => ({
    to: property.occupancyType === 'HOME' ? 'RESCISSION' : 'RECORDING',
  })),
  RESCISSION: hold(20, 'RECORDING'),
  RECORDING: hold(8, 'FUNDABLE'),
  FUNDABLE: hold(5, 'FUNDING_DECISION'),
  FUNDING_DECISION: hold(
    (application) => (isNamed(application, 'fundstop') ? null : 4),
    (application, lender) =>
      application.liabilities.some(({ payOff }) => payOff?.status === 'MARKED_FOR_PAYOFF')
        ? { to: 'DIRECT_DEBT_PAYOFF' }
        : complete(application, lender),
  ),
  DIRECT_DEBT_PAYOFF: hold(6, complete),
  COMPLETE: end,
  CANCELLED: end,
  DECLINED: end,
};
