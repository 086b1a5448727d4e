import { watchSummaryEdits } from '#sagas/application/summary/editSummary.ts';
import { watchScreens } from '#sagas/application/loadScreen.ts';
import {
  summaryEditCancelled,
  summaryEditConfirmed,
  summaryEditRequested,
} from '#store/application/summary/actions.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { screenTyped, routingRequested } from '#store/application/core/slice.ts';
import type { EditStep, SummaryChanges } from '#store/application/summary/summary.ts';
import { backPressed, modalClosed } from '#store/shell/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { offline, type Answer } from '#tests/support/fakes/scriptedApi.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';
import { aWireSummary } from '#tests/support/fixtures/summaries.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { flagsReceived } from '#store/flags/slice.ts';

const SUMMARY = 'start/app-summary';
const saved = aStatus('APP_SUBMISSION');
const moved = { ...aStatus('OFFER_CALCULATION_IN_PROGRESS'), offerAffected: true };
const record = { uuid: UUID, status: saved, profile: { email: 'new@mail.example' } };

async function start(
  step: string,
  script: Readonly<Record<string, readonly Answer[]>> = {},
  before: Parameters<typeof startApplicationScreen>[1]['before'] = [],
  status = saved,
) {
  const started = startApplicationScreen([watchScreens, watchSummaryEdits], {
    at: '',
    address: `register/${UUID}/${step}`,
    status,
    script: { readSummary: [aWireSummary()], readApplication: [record], ...script },
    before,
  });
  await jest.advanceTimersByTimeAsync(0);
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return {
    ...started,
    settle,
    edit: async (edited: EditStep, changes: SummaryChanges) => {
      await started.run(summaryEditRequested({ step: edited, changes }));
    },
    confirm: async () => {
      await started.run(summaryEditConfirmed());
    },
    modals: () => started.store.getState().shell.modals.map(({ id }) => id),
    saves: () => started.api.names().filter((name) => name === 'saveSummary').length,
  };
}

it('reads the answers on entry, and keeps the progress', async () => {
  const { api, store } = await start('name');

  expect(api.names()).toEqual(['readSummary']);
  expect(store.getState().application?.data?.summary).toMatchObject({
    value: { name: { firstName: 'Mira', lastName: 'Tolland' }, phoneNumber: '(614) 555-0142' },
  });
  expect(store.getState().application?.furthestStage).toBe(2);
});

it('VAL-CITY-1: writes an address the way its form accepts it', async () => {
  const propertyAddress = {
    ...aHomeAddress({ city: 'St. Louis', zip: '63101-1234' }),
    street2: '',
  };
  const { store } = await start('property-info', {
    readSummary: [aWireSummary({ propertyAddress })],
  });

  expect(store.getState().application?.data?.summary).toMatchObject({
    value: { propertyAddress: { city: 'St Louis', zip: '63101' } },
  });
});

describe('an answer that no offer depends on', () => {
  const email = 'new@mail.example';
  const changes = { email, phoneNumber: '(614) 555-0142' };

  it('saves an answer that no offer depends on at once, and reads the answers again', async () => {
    const { api, edit, sent, modals, place, store } = await start(
      'contact-info',
      { saveSummary: [{ ...saved, offerAffected: false }] },
      [screenTyped({ screen: 'edit/contact-info', values: { email } })],
    );

    await edit('contact-info', changes);

    expect(sent('saveSummary')).toEqual({ email });
    expect(modals()).toEqual([]);
    expect(place()).toBe(SUMMARY);
    const application = selectApplicationState(store.getState());
    expect(application.unsaved).toEqual({});
    expect(application.record).toMatchObject({ value: { applicant: { email } } });
    expect(store.getState().application?.data?.stale).toEqual([]);
    expect(api.names().filter((name) => name === 'readSummary')).toHaveLength(2);
  });

  it("saves an answer even when the application can't be read afterwards", async () => {
    const { edit, place } = await start('contact-info', {
      saveSummary: [saved],
      readApplication: [offline()],
    });

    await edit('contact-info', changes);

    expect(place()).toBe(SUMMARY);
  });
});

describe('an answer that the offer depends on', () => {
  const changes = { name: { firstName: 'Mira', lastName: 'Tolland-Reyes' } };

  it('asks for confirmation first, and then lets the checklist decide', async () => {
    const { edit, confirm, modals, sent, actionsOf } = await start('name', {
      saveSummary: [moved],
    });

    await edit('name', changes);
    expect(modals()).toEqual(['changeChecksOffer']);
    expect(sent('saveSummary')).toBeUndefined();

    await confirm();
    expect(modals()).toEqual([]);
    expect(sent('saveSummary')).toEqual({
      name: { firstName: 'Mira', middleName: '', lastName: 'Tolland-Reyes', suffix: '' },
    });
    expect(actionsOf(routingRequested)).toMatchObject([{ payload: { from: 'startSummary' } }]);
  });

  it('sends nothing after "Keep it", and asks again on the next submit', async () => {
    const { edit, modals, run, saves } = await start('name');
    await edit('name', changes);

    await run(modalClosed({ id: 'changeChecksOffer' }));
    expect(modals()).toEqual([]);
    await edit('name', changes);

    expect(modals()).toEqual(['changeChecksOffer']);
    expect(saves()).toBe(0);
  });

  it('hides the question when the borrower leaves the screen', async () => {
    const { edit, modals, run } = await start('name');
    await edit('name', changes);

    await run(backPressed());

    expect(modals()).toEqual([]);
  });

  it('FT-02 follows the status change of a lost response when an answer is saved again', async () => {
    const { edit, confirm, actionsOf } = await start('name', {
      saveSummary: [offline(), { ...aStatus('OFFER_SELECTION'), offerAffected: false }],
    });
    await edit('name', changes);
    await confirm();
    await edit('name', changes);
    await confirm();

    expect(actionsOf(routingRequested)).toMatchObject([{ payload: { from: 'startSummary' } }]);
  });
});

it('shows the other site that serves a property, and sends nothing', async () => {
  const organisation = anOrganisation({
    switches: {
      nyCounterpart: { name: 'Homeline New York', baseUrl: 'https://ny.homeline.example' },
    },
  });
  const { edit, modals, saves } = await start('property-info', {}, [
    organisationLoaded(organisation),
    flagsReceived({
      values: { 'fe-heloc-state-modals': true },
      maintenance: null,
      disasterZips: [],
    }),
  ]);

  await edit('property-info', {
    propertyAddress: aHomeAddress({ city: 'Albany', state: 'NY', zip: '12203' }),
  });

  expect(modals()).toEqual(['newYorkTo']);
  expect(saves()).toBe(0);
});

it('sends nothing for an unchanged answer, and goes back', async () => {
  const { edit, saves, place } = await start('income-info');

  await edit('income-info', { income: 118_000, otherIncome: 0, employmentType: 'FULL_TIME' });

  expect(saves()).toBe(0);
  expect(place()).toBe(SUMMARY);
});

it('FT-02 sends an answer that is changed back after a lost response, because the lender may have the other one', async () => {
  const income = { otherIncome: 0, employmentType: 'FULL_TIME' } as const;
  const { edit, confirm, sent, place } = await start('income-info', {
    saveSummary: [offline(), { ...saved, offerAffected: false }],
  });
  await edit('income-info', { ...income, income: 90_000 });
  await confirm();

  await edit('income-info', { ...income, income: 118_000 });
  await confirm();

  expect(sent('saveSummary')).toMatchObject({ income: 118_000 });
  expect(place()).toBe(SUMMARY);
});

it('FT-45 starts each visit with the lender’s answers, which another tab may have changed', async () => {
  const { store, run, ports, settle, api } = await start('income-info');
  await run(summaryEditCancelled({ step: 'income-info' }));
  const wire = aWireSummary();
  api.answer('readSummary', [{ ...wire, income: 90_000 }]);

  ports.history.back();
  await settle();

  expect(store.getState().application?.data?.summary).toMatchObject({ value: { income: 90_000 } });
});

it('drops the typed values on "Cancel", and goes back', async () => {
  const { store, run, place } = await start('name', {}, [
    screenTyped({ screen: 'edit/name', values: { firstName: 'Miranda' } }),
  ]);

  await run(summaryEditCancelled({ step: 'name' }));

  expect(selectApplicationState(store.getState()).unsaved).toEqual({});
  expect(place()).toBe(SUMMARY);
});

describe.each([
  ['CREDIT_NO_MATCH', 'credit/social'],
  ['CREDIT_NO_MATCH_SSN', 'review-app/no-credit'],
])('C-04 %s, where %s asks for the correction,', (checklistStatus, screen) => {
  const status = aStatus(checklistStatus);

  it('returns on "Cancel" to the screen that asked, not to a summary that was never opened', async () => {
    const { run, place } = await start('name', {}, [], status);

    await run(summaryEditCancelled({ step: 'name' }));

    expect(place()).toBe(screen);
  });

  it('returns to the screen that asked after an answer that changes nothing', async () => {
    const script = { saveSummary: [{ ...status, offerAffected: false }] };
    const { edit, place } = await start('contact-info', script, [], status);

    await edit('contact-info', { email: 'new@mail.example' });

    expect(place()).toBe(screen);
  });
});
