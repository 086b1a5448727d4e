import { watchAnswers } from '#sagas/application/conditions/watchAnswers.ts';
import {
  conditionSubmitted,
  phoneCodeRequested,
  phoneCodeSubmitted,
} from '#store/application/conditions/actions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { screenTyped } from '#store/application/slice.ts';
import { fileAdded, uploadSent, type UploadGroup } from '#store/application/uploads/slice.ts';
import { ready } from '#store/remote.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { pass } from '#tests/support/sagas/startChat.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());

const one = '5c0d1710-0000-4000-8000-000000000001';
const other = '5c0d1710-0000-4000-8000-000000000002';

const sentFile = (id: string, group: UploadGroup) => [
  fileAdded({ id, group, fileName: `${id}.pdf`, sizeBytes: 9, applicationUuid: UUID }),
  uploadSent({ id, documentUuid: `document-${id}`, quality: null }),
];

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
      ...sentFile('a', `condition/SUPPORT/${one}`),
      ...sentFile('b', `condition/BANK_LETTER/${one}`),
      ...sentFile('c', `condition/SUPPORT/${other}`),
      screenTyped({
        screen: 'conditionsUpload',
        values: { notes: { [one]: 'First.', [other]: 'Second.' } },
      }),
    ],
  });
}

it('sends the documents of one condition, and keeps the files and the note of another', async () => {
  const { store, sent, place } = start('upload-document', {
    submitCondition: [{ state: 'IN_REVIEW' }],
  });
  store.dispatch(conditionSubmitted({ conditionUuid: one, note: 'First.' }));
  await pass(10);

  expect(sent('submitCondition')).toEqual({
    documentUuids: ['document-a', 'document-b'],
    note: 'First.',
    code: null,
  });
  const { uploads, unsaved, conditions } = store.getState().application ?? {};
  expect(uploads?.files.map(({ id }) => id)).toEqual(['c']);
  expect(unsaved?.conditionsUpload).toEqual({ notes: { [other]: 'Second.' } });
  expect(conditions?.conditions.map(({ state }) => state)).toEqual(['IN_REVIEW', 'OWED']);
  expect(place()).toBe('conditions');
});

it('F-10 sends the code of a phone number only in the call', async () => {
  const { store, sent, ports, actions } = start('phone-number', {
    savePhone: [null],
    sendConditionCode: [null],
    submitCondition: [refused(422, 'No.', { code: 'CODE' }), { state: 'ACCEPTED' }],
  });
  const phoneNumber = '(614) 555-0177';
  store.dispatch(phoneCodeRequested({ conditionUuid: one, phoneNumber, byCall: true }));
  await pass(10);
  expect(sent('savePhone')).toEqual({ type: 'Phone', value: phoneNumber });
  expect(sent('sendConditionCode')).toEqual({ byCall: true });

  for (const code of ['000000', '246810']) {
    const codeHandle = ports.vault.deposit(code);
    store.dispatch(phoneCodeSubmitted({ conditionUuid: one, codeHandle }));
    await pass(10);
    expect(sent('submitCondition')).toMatchObject({ code });
  }
  expect(JSON.stringify([actions, store.getState()])).not.toContain('246810');
  expect(selectLenderData(store.getState()).phoneCode).toEqual(ready(null));
});
