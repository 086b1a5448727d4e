import { watchDetails } from '#sagas/application/details/details.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { changedPhone } from '#store/application/details/additionalInfoStart.ts';
import { additionalInfoSubmitted } from '#store/application/details/actions.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { screenTyped, routingRequested } from '#store/application/core/slice.ts';
import { toastShown } from '#store/shell/slice.ts';
import { aJointInfo } from '#tests/support/fixtures/additionalInfo.ts';
import { anApplication, aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { offline, refused } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

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

it('saves a changed phone number first', async () => {
  const { run, api } = start({
    readStatus: [aStatus('COLLECT_ADDITIONAL_INFO')],
    savePhone: [{}],
    saveAdditionalInfo: [aStatus('HMDA')],
  });

  await run(additionalInfoSubmitted({ answer, phoneNumber: '(614) 555-0199', ssnHandle: null }));

  expect(api.names()).toEqual(['readStatus', 'savePhone', 'saveAdditionalInfo']);
});

it('FT-02 saves a number that is changed back after a lost response, too', async () => {
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

it('shows an error at the field when the phone belongs to another account, and sends nothing else', async () => {
  const { store, run, api } = start({
    readStatus: [aStatus('COLLECT_ADDITIONAL_INFO')],
    savePhone: [refused(409)],
  });

  await run(additionalInfoSubmitted({ answer, phoneNumber: '(614) 555-0000', ssnHandle: null }));

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
it("FT-45 doesn't change the phone number for a step that another tab has answered", async () => {
  const { run, api, actionsOf } = start({ readStatus: [aStatus('HMDA')] });

  await run(additionalInfoSubmitted({ answer, phoneNumber: '(614) 555-0199', ssnHandle: null }));

  expect(api.names()).toEqual(['readStatus']);
  expect(actionsOf(toastShown)).toMatchObject([moved]);
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
});
