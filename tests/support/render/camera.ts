/** Adds what a browser with a camera has and jsdom lacks: a picture in its video, and a photo of it. */
export function giveCamera(picture: string) {
  const set = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, value });
  set(HTMLVideoElement.prototype, 'videoWidth', 1920);
  set(HTMLMediaElement.prototype, 'play', () => Promise.resolve());
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: jest.fn() });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type = '') => done(new Blob([picture], { type })));
}

/** Sets the browser's response when a page asks for the camera. */
export function answerCamera(answer: () => Promise<MediaStream>) {
  const getUserMedia = jest.fn(answer);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  return getUserMedia;
}

export function takeCamera() {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
}
