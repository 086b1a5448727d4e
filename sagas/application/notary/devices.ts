import {
  call,
  put,
  take,
  takeEvery,
  takeLatest,
  race,
  type SagaGenerator,
} from '#sagas/effects.ts';
import { leaveActions } from '#sagas/application/sendingStep.ts';
import type { Ports } from '#sagas/ports.ts';
import { cameraShown } from '#store/application/notary/actions.ts';
import { CAMERA_PICTURE, MICROPHONE_LEVEL } from '#store/application/notary/devices.ts';
import { deviceCheckRequested, devicesReported } from '#store/application/notary/slice.ts';

/**
 * Checks camera, microphone, sound, connection and browser. The camera picture stops when the user leaves the screen.
 */
function* check({ media, page }: Ports): SagaGenerator<void> {
  const { camera, microphone, sound, browser } = yield* call(() => media.open());
  const connection = page.isOnline();
  yield* put(devicesReported({ camera, microphone, sound, connection, browser }));
  yield* call(showPicture, media);
}

const showPicture = (media: Ports['media']) => media.show(CAMERA_PICTURE, MICROPHONE_LEVEL);

export function* watchDevices(ports: Ports): SagaGenerator<void> {
  // Each step shows its own picture.
  yield* takeEvery(cameraShown, () => showPicture(ports.media));
  yield* takeLatest(deviceCheckRequested, function* () {
    const { left } = yield* race({ checked: call(check, ports), left: take(leaveActions) });
    if (left === undefined) yield* take(leaveActions);
    yield* call(() => ports.media.close());
  });
}
