import { watchDetails } from '#sagas/application/details/details.ts';
import { selectApplicationState } from '#store/application/state.ts';
import { changedPhone } from '#store/application/details/additionalInfoStart.ts';
import { noDemographics } from '#store/application/details/hmda.ts';
import { additionalInfoSubmitted, demographicsSubmitted } from '#store/application/actions.ts';
import { selectApplication } from '#store/application/selectors.ts';
import { screenTyped, routingRequested } from '#store/application/slice.ts';
import { toastShown } from '#store/shell/slice.ts';
import { aJointInfo } from '#tests/support/fixtures/additionalInfo.ts';
import { anApplication, aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const SSN = '219-09-9999';

const answer = aJointInfo();

const start = (script = {}, at = 'start/contact') =>
  startApplicationScreen(watchDetails, {
    at,
    status: aStatus(at === 'start/contact' ? 'COLLECT_ADDITIONAL_INFO' : 'HMDA'),
    script,
    before: [
      screenTyped({
        screen: at === 'start/contact' ? 'startContact' : 'startHmda',
        values: { purpose: 'HOME_IMPROVEMENT' },
      }),
    ],
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the facts with the SSN straight from the vault, and drops the unsaved values', async () => {
  const { store, ports, sent, actionsOf, actions } = start({
    saveAdditionalInfo: [aStatus('HMDA')],
  });
  const ssnHandle = ports.vault.deposit(SSN);

  store.dispatch(additionalInfoSubmitted({ answer, phoneNumber: null, ssnHandle }));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('saveAdditionalInfo')).toMatchObject({
    ssn: '219099999',
    owners: [{ name: { firstName: 'Jonas', middleName: '', lastName: 'Tolland', suffix: '' } }],
  });
  expect(selectApplicationState(store.getState()).unsaved).toEqual({});
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { from: 'startContact' } }]);
  expect(JSON.stringify([actions, store.getState()])).not.toMatch(/219.?09.?9999/);
  expect(ports.vault.redeem(ssnHandle)).toBeNull();
});

it.each([
  ['COLLECT_ADDITIONAL_INFO', undefined],
  ['APP_SUBMISSION', true],
])('FT-45: facts sent at %s replace those of an earlier step: %s', async (status, edit) => {
  const { store, sent } = startApplicationScreen(watchDetails, {
    at: 'start/contact',
    status: aStatus(status),
    script: { saveAdditionalInfo: [aStatus('APP_SUBMISSION')] },
  });

  store.dispatch(additionalInfoSubmitted({ answer, phoneNumber: null, ssnHandle: null }));
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('saveAdditionalInfo')).toHaveProperty('purpose');
  expect((sent('saveAdditionalInfo') as { edit?: boolean }).edit).toBe(edit);
});

it('saves a changed phone number first', async () => {
  const { store, api } = start({
    readStatus: [aStatus('COLLECT_ADDITIONAL_INFO')],
    savePhone: [{}],
    saveAdditionalInfo: [aStatus('HMDA')],
  });

  store.dispatch(
    additionalInfoSubmitted({ answer, phoneNumber: '(614) 555-0199', ssnHandle: null }),
  );
  await jest.advanceTimersByTimeAsync(0);

  expect(api.names()).toEqual(['readStatus', 'savePhone', 'saveAdditionalInfo']);
});

it('FT-02 saves a number that is changed back after a lost answer, too', async () => {
  const { store, sent } = start({
    readStatus: [aStatus('COLLECT_ADDITIONAL_INFO'), aStatus('COLLECT_ADDITIONAL_INFO')],
    savePhone: [{}, {}],
    saveAdditionalInfo: [offline(), aStatus('HMDA')],
  });
  const before = '(614) 555-0142';
  const press = async (phoneNumber: string) => {
    const application = selectApplication(store.getState()) ?? anApplication();
    const changed = changedPhone({ phoneNumber }, application);
    store.dispatch(additionalInfoSubmitted({ answer, phoneNumber: changed, ssnHandle: null }));
    await jest.advanceTimersByTimeAsync(0);
  };

  await press('(614) 555-0199');
  await press(before);

  expect(sent('savePhone')).toEqual({ type: 'Phone', value: before });
});

it('shows an error at the field for a phone of another account, and sends nothing else', async () => {
  const { store, api } = start({
    readStatus: [aStatus('COLLECT_ADDITIONAL_INFO')],
    savePhone: [refused(409)],
  });

  store.dispatch(
    additionalInfoSubmitted({ answer, phoneNumber: '(614) 555-0000', ssnHandle: null }),
  );
  await jest.advanceTimersByTimeAsync(0);

  expect(api.names()).toEqual(['readStatus', 'savePhone']);
  expect(selectApplicationState(store.getState()).step).toMatchObject({
    status: 'failed',
    failure: {
      message: '',
      fields: [
        {
          field: 'phoneNumber',
          message: 'This phone belongs to another account. Use another, or call us.',
        },
      ],
    },
  });
});

const moved = { payload: { text: 'We moved you to your current step.' } };
it('FT-45 changes no phone number either for a step that another tab has answered', async () => {
  const { store, api, actionsOf } = start({ readStatus: [aStatus('HMDA')] });

  store.dispatch(
    additionalInfoSubmitted({ answer, phoneNumber: '(614) 555-0199', ssnHandle: null }),
  );
  await jest.advanceTimersByTimeAsync(0);

  expect(api.names()).toEqual(['readStatus']);
  expect(actionsOf(toastShown)).toMatchObject([moved]);
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
});

it('FT-02 keeps typed values when the answer is lost, and sends them again at a second press', async () => {
  const { store, api } = start({ saveAdditionalInfo: [offline(), aStatus('HMDA')] });
  const submit = () =>
    store.dispatch(additionalInfoSubmitted({ answer, phoneNumber: null, ssnHandle: null }));

  submit();
  await jest.advanceTimersByTimeAsync(0);
  expect(selectApplicationState(store.getState()).unsaved).toHaveProperty(['startContact']);
  submit();
  await jest.advanceTimersByTimeAsync(0);

  expect(api.names()).toEqual(['saveAdditionalInfo', 'saveAdditionalInfo']);
  expect(selectApplicationState(store.getState()).unsaved).toEqual({});
});

it('sends demographic answers from the vault, and keeps them out of actions and state', async () => {
  const { store, ports, sent, actions } = start(
    { saveDemographics: [aStatus('GEN_SUMMARY_DISCLOSURE')] },
    'start/hmda',
  );
  const demographics = {
    ...noDemographics,
    ethnicity: [11],
    raceTribe: 'Pinegrove Band',
    sex: [2],
  };

  store.dispatch(
    demographicsSubmitted({ handle: ports.vault.deposit(JSON.stringify(demographics)) }),
  );
  await jest.advanceTimersByTimeAsync(0);

  expect(sent('saveDemographics')).toEqual({ ...demographics, collectedVia: 'INTERNET' });
  expect(JSON.stringify([actions, store.getState()])).not.toContain('Pinegrove');
});
