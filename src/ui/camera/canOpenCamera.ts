/** Returns whether the browser can open a camera in a page. It can't on an insecure origin. */
export const canOpenCamera = (): boolean =>
  typeof navigator !== 'undefined' &&
  typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function';
