import { allowsOnline, attorneyStates } from '#server/sandbox/data/notaries.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { isNamed } from '#server/sandbox/lender/application/magicWords.ts';

import {
  end,
  hold,
  seconds,
  step,
  to,
  wait,
  type Move,
  type State,
  type StateTable,
} from './state.ts';

const accepted: Move = {
  to: 'DEED_SIGNING',
  status: { primaryParticipantAcceptComplete: true },
};

const inPerson: Move = { to: 'MANUAL_DEED_SIGNING', status: { manualNotary: true } };

/** With a notary: online where state and county allow it, else in person. */
function meetNotary(file: ApplicationFile): Move {
  const { state, county } = file.property;
  const isOnline = !isTexasHome(file) && allowsOnline(state, county);
  return isOnline
    ? {
        to: 'DEED_SIGNING',
        status: { primaryParticipantAcceptComplete: false, manualNotary: false },
      }
    : inPerson;
}

const beforeNotary: State['next'] = (file) => {
  if (attorneyStates.has(file.property.state)) return { to: 'ATTORNEY_REVIEW' };
  return isTexasHome(file) ? { to: 'NOTARY_WAITING_PERIOD' } : meetNotary(file);
};

/** Demo signers whose address says that they never finish (9.4). */
const neverSigns = (email: string) => /^(?:never|decline|expired|idfail|bounce)@/i.test(email);

const afterSigning: State['next'] = ({ signers }) => ({
  to: signers.some(({ state }) => state !== 'READY') ? 'CO_DEED_REQ' : 'GEN_NOTARY_DISCLOSURE',
});

const complete: State['next'] = ({ statusSince, property }) => ({
  to: 'COMPLETE',
  file: { accountOpenedDate: dayAt(statusSince, property.state) },
});

/** From the final offer to the open line. */
export const statesToFunding: StateTable = {
  FINAL_OFFER: step(to('GEN_NOTE_SIGNING')),
  GEN_NOTE_SIGNING: wait(
    (file) => (isNamed(file, 'slownote') ? seconds(120) : seconds(3)),
    to('NOTE_SIGNING'),
  ),
  NOTE_SIGNING: step(afterSigning),
  CO_DEED_REQ: hold(
    ({ signers }) => (signers.some(({ email }) => neverSigns(email)) ? null : seconds(20)),
    to('GEN_NOTARY_DISCLOSURE'),
  ),
  GEN_NOTARY_DISCLOSURE: hold(seconds(2), beforeNotary),
  ATTORNEY_REVIEW: hold(seconds(10), (file) =>
    isTexasHome(file) ? { to: 'NOTARY_WAITING_PERIOD' } : meetNotary(file),
  ),
  NOTARY_WAITING_PERIOD: hold(seconds(15), meetNotary),
  DEED_SIGNING: hold(
    ({ status }) => (status.primaryParticipantAcceptComplete ? seconds(20) : null),
    ({ status }) => (status.primaryParticipantAcceptComplete ? { to: 'GEN_RESCISSION' } : accepted),
  ),
  MANUAL_DEED_SIGNING: step(() => accepted),
  GEN_RESCISSION: hold(seconds(2), ({ property }) => ({
    to: property.occupancyType === 'HOME' ? 'RESCISSION' : 'RECORDING',
  })),
  RESCISSION: hold(seconds(20), to('RECORDING')),
  RECORDING: hold(seconds(8), to('FUNDABLE')),
  FUNDABLE: hold(seconds(5), to('FUNDING_DECISION')),
  FUNDING_DECISION: hold(
    (file) => (isNamed(file, 'fundstop') ? null : seconds(4)),
    (file, lender) =>
      file.liabilities.some(({ payOff }) => payOff?.status === 'MARKED_FOR_PAYOFF')
        ? { to: 'DIRECT_DEBT_PAYOFF' }
        : complete(file, lender),
  ),
  DIRECT_DEBT_PAYOFF: hold(seconds(6), complete),
  COMPLETE: end,
  CANCELLED: end,
  DECLINED: end,
};
