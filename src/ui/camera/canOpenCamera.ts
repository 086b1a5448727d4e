/** Whether the browser can open a camera in a page; it cannot on an insecure origin. */
export const canOpenCamera = (): boolean =>
  typeof navigator !== 'undefined' &&
  typeof (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia === 'function';
