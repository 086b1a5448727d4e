import { watchIdentity } from '#sagas/application/identity/identity.ts';
import { idSubmitted } from '#store/application/identity/actions.ts';
import { routingRequested } from '#store/application/slice.ts';
import { fileAdded, uploadSent, type UploadGroup } from '#store/application/uploads/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const checking = aStatus('IDENTITY_CHECK_IN_PROGRESS');
const license = { idType: 'DRIVERS_LICENSE', issuingState: 'OH', conditionUuid: null } as const;

function start(script: Record<string, readonly unknown[]>) {
  const started = startApplicationScreen(watchIdentity, {
    at: 'identity',
    status: aStatus('IDENTITY_VERIFICATION'),
    script,
  });
  const upload = (group: UploadGroup, documentUuid: string) => {
    const file = { id: documentUuid, group, fileName: 'id.jpg', sizeBytes: 9 };
    started.store.dispatch(fileAdded({ ...file, applicationUuid: UUID }));
    started.store.dispatch(uploadSent({ id: documentUuid, documentUuid, quality: null }));
  };
  upload('identity/DRIVERSLICENSEFRONT', 'front-1');
  upload('identity/DRIVERSLICENSEBACK', 'back-1');
  upload('identity/PASSPORTFRONT', 'passport-1');
  const submit = async (payload: Parameters<typeof idSubmitted>[0]) => {
    started.store.dispatch(idSubmitted(payload));
    await jest.advanceTimersByTimeAsync(0);
  };
  const files = () => started.store.getState().application?.uploads?.files.map(({ id }) => id);
  return { ...started, submit, files };
}

it('STATUS-19 sends the photos of the chosen ID, and follows the checklist', async () => {
  const { submit, sent, actionsOf, files } = start({ submitId: [checking] });

  await submit(license);

  expect(sent('submitId')).toEqual({
    ...license,
    documentUuids: { front: 'front-1', back: 'back-1', nameChange: [] },
  });
  expect(actionsOf(routingRequested)).toHaveLength(1);
  expect(files()).toEqual(['passport-1']);
});

it('sends a passport with one side and no state', async () => {
  const { submit, sent } = start({ submitId: [checking] });

  await submit({ idType: 'PASSPORT', issuingState: null, conditionUuid: null });

  expect(sent('submitId')).toMatchObject({
    issuingState: null,
    documentUuids: { front: 'passport-1', back: null },
  });
});

it('COND-02 sends the id of a to-do item along, and follows the list', async () => {
  const { submit, sent, actionsOf, place, files } = start({ submitId: [checking] });

  await submit({ ...license, conditionUuid: 'condition-1' });

  expect(sent('submitId')).toMatchObject({ conditionUuid: 'condition-1' });
  expect(actionsOf(routingRequested)).toEqual([]);
  expect(place()).toBe('conditions');
  expect(files()).toEqual(['passport-1']);
});
