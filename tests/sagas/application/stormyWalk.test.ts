import type { UnknownAction } from '@reduxjs/toolkit';

import { selectScreenId } from '#store/application/core/currentScreen.ts';
import {
  documentAcknowledged,
  documentOpened,
  documentSigned,
  signingFinished,
} from '#store/application/documents/actions.ts';
import { nextToSign } from '#store/application/documents/documents.ts';
import { lenderDataRetried } from '#store/application/core/lenderDataSlice.ts';
import {
  appointmentBooked,
  meetingInPersonChosen,
  notarySessionStarted,
  notarySlotChosen,
  notarySlotsRequested,
} from '#store/application/notary/actions.ts';
import { finalOfferAccepted, placeAttested } from '#store/application/signing/actions.ts';
import { routingRequested, statusCheckRequested } from '#store/application/core/slice.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { applicationPath } from '#store/shell/screens.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';
import { stormyNetwork } from '#tests/support/fakes/stormyNetwork.ts';
import { aBrowser, type Tab } from '#tests/support/sagas/aBrowser.ts';
import { dataOf, nextInSession, shownFile } from '#tests/support/sagas/tabData.ts';
import { samples } from '#tests/support/samples.ts';

beforeEach(() =>
  jest.useFakeTimers({ now: MORNING, doNotFake: ['setImmediate', 'nextTick', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

/** Every second one meets the notary online. */
const WALKS = samples(20);
/** The number of steps in a storm, and the number including the calm after it. */
const STORMY_STEPS = 200;
const MAX_STEPS = 400;
const MESSAGE = 'Can you hear me?';
const booking = { phoneNumber: '(614) 555-0142', attendees: 'TOGETHER' } as const;
const adoption = { signatureName: 'Mira Tolland', initials: 'MT' };

const lender = openLender('test');

const statusOf = (tab: Tab) => {
  const { status } = selectApplicationState(tab.store.getState());
  return status.status === 'ready' ? status.value.checklistStatus : null;
};

const isSending = (tab: Tab) =>
  selectApplicationState(tab.store.getState()).step.status === 'sending';

interface Walk {
  readonly uuid: string;
  /** Whether the borrower meets the notary online. */
  readonly isOnline: boolean;
  readonly random: () => number;
}

interface Outcome {
  readonly documentsDone: Readonly<Record<string, { state: string }>>;
  readonly notary: {
    readonly appointment: unknown;
    readonly session: { readonly messages: readonly { from: string; text: string }[] } | null;
  };
}

/** Returns the borrower's next action. Null means to wait. */
function nextAct(tab: Tab, { uuid, isOnline, random }: Walk): UnknownAction | null {
  const state = tab.store.getState();
  switch (selectScreenId(state)) {
    case 'signingIntro':
      return statusOf(tab) === 'NOTE_SIGNING'
        ? placeAttested({ state: 'OH' })
        : finalOfferAccepted({ consents: ['HARD_CREDIT'] });
    case 'signingSign': {
      const documents = dataOf(tab, 'documentsToSign');
      if (documents === null) return lenderDataRetried();
      const next = nextToSign(documents);
      if (next === null) return signingFinished();
      const { uuid: documentUuid, requiresSignature } = next;
      const fileId = shownFile(tab, documentUuid);
      if (fileId === null || random() < 0.3) return documentOpened({ documentUuid });
      return requiresSignature
        ? documentSigned({ documentUuid, fileId, ...adoption })
        : documentAcknowledged({ documentUuid });
    }
    case 'notaryIntro':
      return isOnline ? notarySessionStarted() : meetingInPersonChosen();
    case 'notaryError':
      return notarySessionStarted();
    case 'notarySession': {
      return dataOf(tab, 'notarySession') === null
        ? routingRequested({ uuid })
        : nextInSession(tab, MESSAGE);
    }
    case 'notaryScheduleManual': {
      const booked = dataOf(tab, 'notaryBooking');
      if (booked === null) return lenderDataRetried();
      const [slot] = dataOf(tab, 'notarySlots')?.slots ?? [];
      return slot
        ? notarySlotChosen({ slotUuid: slot.uuid })
        : notarySlotsRequested({ place: 'HOME', zip: '43214', from: booked.earliestDate ?? '' });
    }
    case 'notaryReserveManual': {
      const booked = dataOf(tab, 'notaryBooking');
      if (booked === null) return lenderDataRetried();
      if (booked.appointment) return statusCheckRequested();
      return booked.hold
        ? appointmentBooked({ holdUuid: booked.hold.holdUuid, form: booking })
        : linkFollowed({ to: applicationPath(uuid, 'notary/schedule-manual'), replace: false });
    }
    default:
      return statusCheckRequested();
  }
}

/** Walks from the final offer until the line is open or the steps run out. */
async function walk(seed: number, email: string) {
  const network = stormyNetwork(lender, { seed });
  const browser = aBrowser({ lender, network, brand: 'HOMELINE' });
  const { random } = network;
  const name = { firstName: 'Mira', lastName: 'Tolland' };
  const order = { checklistStatus: 'FINAL_OFFER', profile: { name, email } };
  const { applicationUuid: uuid, loginUrl } = await lender.session(order);
  await lender.control('PATCH', `/sandbox/applications/${uuid}`, { pinned: false });
  await browser.visit(loginUrl);
  let tab = browser.open(`/account/heloc/${uuid}`);
  const way: string[] = [];
  for (let step = 0; step < MAX_STEPS && statusOf(tab) !== 'COMPLETE'; step += 1) {
    network.storm(step < STORMY_STEPS ? 0.35 : 0);
    const screen = selectScreenId(tab.store.getState()) ?? tab.place();
    if (way.at(-1) !== screen) way.push(screen);
    if (random() < 0.08) tab = tab.reload();
    else if (!isSending(tab)) {
      const act = nextAct(tab, { uuid, isOnline: seed % 2 === 0, random });
      if (act) tab.store.dispatch(act);
    }
    await browser.pass(random() < 0.15 ? 35_000 : 2_000, 500);
  }
  tab.close();
  jest.clearAllTimers();
  return { uuid, way, end: statusOf(tab) };
}

const mailsTo = async (email: string) => {
  const { body } = await lender.control('GET', '/sandbox/outbox');
  const mails = body as unknown as { to: string; subject: string }[];
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

it.each(Array.from({ length: WALKS }, (_none, at) => [at + 1]))(
  'FT-02 FT-07 FT-42 SC-09 does nothing twice and loses nothing from the final offer to the money, in storm %i',
  async (seed) => {
    const email = `walk${seed}@mail.example`;
    const { uuid, way, end } = await walk(seed, email);

    expect([way, end]).toEqual([way, 'COMPLETE']);
    const { body } = await lender.control('GET', `/sandbox/applications/${uuid}`);
    const { documentsDone, notary } = body as unknown as Outcome;
    expect(Object.values(documentsDone).map(({ state }) => state)).toEqual(
      expect.arrayContaining(['SIGNED', 'SIGNED', 'READ', 'READ']),
    );
    const mails = await mailsTo(email);
    expect(mails).toEqual([...new Set(mails)]);
    const isOnline = seed % 2 === 0;
    expect(notary.appointment === null).toBe(isOnline);
    // What was written once is there once.
    const said = notary.session?.messages.filter(({ from }) => from === 'YOU') ?? [];
    expect(said).toEqual(isOnline ? [{ from: 'YOU', text: MESSAGE }] : []);
  },
);
