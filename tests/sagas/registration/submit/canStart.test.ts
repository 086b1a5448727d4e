import { selectChain } from '#store/registration/flow.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { originatorReceived } from '#store/registration/slice.ts';
import { todayChanged } from '#store/shell/slice.ts';
import { everyAnswer } from '#tests/support/fixtures/answers.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { anOriginator } from '#tests/support/fixtures/registration.ts';
import { HANG, offline, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION, IDENTITY } from '#tests/support/fixtures/uuids.ts';
import '#tests/support/sagas/fakeTime.ts';
import { startSubmit } from '#tests/support/sagas/startSubmit.ts';

const originator = { originatorName: 'Tess Hollow', phoneNumber: '(614) 555-0107' };
const referrer = anOriginator();
const found = (part: object = {}) => ({
  uuid: APPLICATION,
  active: true,
  status: { checklistStatus: 'OFFER_SELECTION' },
  ...part,
});

async function submit(
  applications: readonly object[],
  script: Readonly<Record<string, readonly Answer[]>> = {},
) {
  const { api, press, store } = startSubmit({
    organisation: anOrganisation({ switches: { inquiryExemptBrokerNmls: ['7777777'] } }),
    answers: [
      ...everyAnswer(),
      identityReceived({ uuid: IDENTITY }),
      todayChanged({ today: '2026-11-21' }),
      originatorReceived(referrer),
    ],
    script: {
      readApplications: [applications],
      readOriginator: [originator],
      createApplication: [HANG],
      ...script,
    },
  });
  await press();
  return {
    modals: store.getState().shell.modals,
    chain: selectChain(store.getState()),
    originator: store.getState().registration.answers.originator,
    isCreated: api.names().includes('createApplication'),
  };
}

it.each([
  ['none', []],
  ['an abandoned one', [found({ active: false })]],
  ['a complete one that does not count', [found({ status: { checklistStatus: 'COMPLETE' } })]],
])('ELIG-05: lets the borrower start with %s', async (_what, applications) => {
  const { modals, isCreated } = await submit(applications);

  expect(modals).toEqual([]);
  expect(isCreated).toBe(true);
});

it('MODAL-ACTIVE-1: lets the borrower continue an active application', async () => {
  const { modals, isCreated, chain } = await submit([found()]);

  expect(modals).toEqual([{ id: 'activeApplication', uuid: APPLICATION }]);
  expect(isCreated).toBe(false);
  expect(chain).toMatchObject({
    status: 'idle',
    done: ['waitlist', 'register', 'savePhone'],
  });
});

it('MODAL-45D-1: says when another line can be requested after one opened within 45 days', async () => {
  const opened = found({
    activeForAppStart: true,
    accountOpenedDate: '2026-11-01',
    status: { checklistStatus: 'COMPLETE' },
  });

  const { modals } = await submit([opened]);

  expect(modals).toEqual([{ id: 'recentLine', againOn: '2026-12-16' }]);
});

describe('MODAL-INQ-1: an inquiry', () => {
  const inquiry = (nmls: string | null) =>
    found({ isInquiry: true, referrer: { referrerUuid: 'lo-1', wholesaleBrokerNmls: nmls } });

  it('leads an inquiry to the originator, with phone and email', async () => {
    const { modals } = await submit([inquiry(null)]);

    expect(modals).toMatchObject([{ id: 'inquiry', originator }]);
  });

  it('FT-89: leads an inquiry to the lender without the service', async () => {
    const { modals } = await submit([inquiry(null)], { readOriginator: [offline()] });

    expect(modals).toEqual([{ id: 'inquiry', originator: null }]);
  });

  it('ELIG-06: leaves the referrer of this registration unchanged', async () => {
    const { originator } = await submit([inquiry(null)]);

    expect(originator).toEqual(referrer);
  });

  it('A-05: treats an inquiry of the exempt broker as an application like any other', async () => {
    const { modals } = await submit([inquiry('7777777')]);

    expect(modals).toEqual([{ id: 'activeApplication', uuid: APPLICATION }]);
  });
});

it('MODAL-EXISTS-2, A-25: checks for an application at another organization before anything else', async () => {
  const { modals } = await submit([found()], {
    readAbilityToStart: [
      { canStartApplication: false, organizationsWithActiveApplication: ['Northfolk'] },
    ],
  });

  expect(modals).toEqual([
    { id: 'accountExists', reason: 'cannotStart', organizations: ['Northfolk'] },
  ]);
});
