import { watchAnswers } from '#sagas/application/conditions/watchAnswers.ts';
import { conditionSubmitted, phoneCodeRequested } from '#store/application/conditions/actions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { screenTyped } from '#store/application/core/slice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { filesSent } from '#tests/support/fixtures/uploads.ts';
import { pass } from '#tests/support/sagas/startChat.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());

const one = '5c0d1710-0000-4000-8000-000000000001';
const other = '5c0d1710-0000-4000-8000-000000000002';

function start(at: string, script: Record<string, unknown[]>) {
  return startApplicationScreen(watchAnswers, {
    at: `conditions/${at}`,
    status: aStatus('INCOME_VERIFICATION'),
    script,
    before: [
      conditionsReceived({
        applicationUuid: UUID,
        conditions: [aCondition({ uuid: one }), aCondition({ uuid: other })],
        readAt: 1,
      }),
      ...filesSent({ group: `condition/SUPPORT/${one}`, documents: ['a'] }),
      ...filesSent({ group: `condition/SUPPORT/${other}`, documents: ['b'] }),
      screenTyped({
        screen: 'conditionsUpload',
        values: { notes: { [one]: 'First.', [other]: 'Second.' } },
      }),
    ],
  });
}

it('sends the documents of one condition, and keeps the files and the note of another', async () => {
  const { store, sent } = start('upload-document', {
    submitCondition: [{ state: 'IN_REVIEW' }],
  });
  store.dispatch(conditionSubmitted({ conditionUuid: one, note: 'First.' }));
  await pass(10);

  expect(sent('submitCondition')).toMatchObject({ documentUuids: ['a'] });
  const { uploads, unsaved, conditions } = store.getState().application ?? {};
  expect(uploads?.files.map(({ id }) => id)).toEqual(['b']);
  expect(unsaved?.conditionsUpload).toEqual({ notes: { [other]: 'Second.' } });
  expect(conditions?.conditions.map(({ state }) => state)).toEqual(['IN_REVIEW', 'OWED']);
});

it('saves a phone number before it asks for a code', async () => {
  const { store, sent, api } = start('phone-number', {
    savePhone: [null],
    sendConditionCode: [null],
  });
  const phoneNumber = '(614) 555-0177';
  store.dispatch(phoneCodeRequested({ conditionUuid: one, phoneNumber, byCall: true }));
  await pass(10);
  expect(sent('savePhone')).toEqual({ type: 'Phone', value: phoneNumber });
  expect(api.names()).toEqual(['savePhone', 'sendConditionCode']);
});
