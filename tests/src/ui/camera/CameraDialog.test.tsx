import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CameraDialog } from '#src/ui/camera/CameraDialog.tsx';
import { frameHint } from '#src/ui/camera/frameHint.ts';
import { canOpenCamera } from '#src/ui/camera/canOpenCamera.ts';
import { answerCamera, giveCamera, takeCamera } from '#tests/support/render/camera.ts';

const TITLE = "Front of your driver's license";
const OFF = 'The camera is off. Turn it on in your browser settings, or choose a photo.';

const aStream = () => {
  const stop = jest.fn();
  return { stop, stream: { getTracks: () => [{ stop }] } as unknown as MediaStream };
};

beforeEach(() => giveCamera('picture'));
afterEach(takeCamera);

async function open() {
  const on = { onPhoto: jest.fn<undefined, [File]>(), onChoose: jest.fn(), onClose: jest.fn() };
  const view = render(<CameraDialog title={TITLE} fileName="front.jpg" {...on} />);
  await act(() => Promise.resolve());
  return { ...on, ...view, user: userEvent.setup() };
}

const press = (name: string) => screen.getByRole('button', { name });

it('asks for the rear camera, without a microphone', async () => {
  const getUserMedia = answerCamera(() => Promise.resolve(aStream().stream));
  await open();

  expect(getUserMedia.mock.calls).toMatchObject([
    [{ audio: false, video: { facingMode: { ideal: 'environment' } } }],
  ]);
  expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
  expect(screen.getByText('Fit all four corners into the frame, then hold still.')).toBeVisible();
});

it('shows a photo to retake or to use as a JPEG, and turns the camera off at the end', async () => {
  const { stop, stream } = aStream();
  answerCamera(() => Promise.resolve(stream));
  const { user, onPhoto, unmount } = await open();

  await user.click(press('Take photo'));
  expect(screen.getByRole('img', { name: TITLE })).toBeVisible();
  expect(onPhoto).not.toHaveBeenCalled();
  await user.click(press('Take it again'));
  expect(screen.queryByRole('img', { name: TITLE })).toBeNull();
  await user.click(press('Take photo'));
  await user.click(press('Use it'));

  const [photo] = onPhoto.mock.calls[0] ?? [];
  expect(photo).toMatchObject({ name: 'front.jpg', type: 'image/jpeg' });
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

it.each([
  ['refused', 'NotAllowedError', OFF],
  ['blocked by the page', 'SecurityError', OFF],
  ['missing', 'NotFoundError', "We couldn't find a camera. Choose a photo."],
  ['in use', 'NotReadableError', "We couldn't find a camera. Choose a photo."],
])('leads to a file when the camera is %s', async (_what, name, text) => {
  answerCamera(() => Promise.reject(new DOMException('No.', name)));
  const { user, onChoose } = await open();

  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take photo' })).toBeNull();
  await user.click(press('Choose a photo instead'));

  expect(onChoose).toHaveBeenCalledTimes(1);
});

it('turns off a camera that opens after the dialog is gone', async () => {
  const { stop, stream } = aStream();
  let answer: (stream: MediaStream) => void = () => undefined;
  answerCamera(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { unmount } = await open();

  unmount();
  answer(stream);
  await Promise.resolve();

  expect(stop).toHaveBeenCalledTimes(1);
});

it('knows whether the browser gives pages a camera', () => {
  expect(canOpenCamera()).toBe(false);
  answerCamera(() => Promise.resolve(aStream().stream));
  expect(canOpenCamera()).toBe(true);
});

const pixels = (light: number, count: number) => Array.from({ length: count * 4 }, () => light);

it.each([
  [[], 'Fit all four corners into the frame, then hold still.'],
  [pixels(120, 100), 'Fit all four corners into the frame, then hold still.'],
  [pixels(20, 100), 'It is dark. Find more light.'],
  [[...pixels(120, 80), ...pixels(255, 20)], 'There is glare. Tilt the card a little.'],
])('adapts the hint to the light (%#)', (sample, hint) => {
  expect(frameHint(sample)).toBe(hint);
});
