import { useCallback, useEffect, useRef, useState } from 'react';

import { frameHint } from './frameHint.ts';

/** The rear camera, at a resolution that shows small print. */
const REAR: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
};

export type CameraState = 'opening' | 'live' | 'off' | 'missing';

const isMissing = (error: unknown) =>
  error instanceof DOMException &&
  ['NotFoundError', 'NotReadableError', 'OverconstrainedError'].includes(error.name);

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Opens the rear camera's stream, and closes it as soon as the component unmounts. */
function useRearCamera() {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [state, setState] = useState<CameraState>('opening');
  useEffect(() => {
    let opened: MediaStream | null = null;
    let isGone = false;
    navigator.mediaDevices.getUserMedia(REAR).then(
      (answer) => {
        opened = answer;
        if (isGone) stop(answer);
        else {
          setStream(answer);
          setState('live');
        }
      },
      (error: unknown) => {
        if (!isGone) setState(isMissing(error) ? 'missing' : 'off');
      },
    );
    return () => {
      isGone = true;
      stop(opened);
    };
  }, []);
  return { stream, state };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the current picture of the video, or null before the first one. */
function pictureOf(video: HTMLVideoElement | null, size?: Size): HTMLCanvasElement | null {
  if (!video?.videoWidth) return null;
  const { width, height } = size ?? { width: video.videoWidth, height: video.videoHeight };
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height);
  return canvas;
}

const JPEG = 'image/jpeg';
const QUALITY = 0.92;
const HINT_INTERVAL_MS = 700;
const SAMPLE = { width: 32, height: 20 };

function hintOf(video: HTMLVideoElement | null): string | null {
  const context = pictureOf(video, SAMPLE)?.getContext('2d');
  return context ? frameHint(context.getImageData(0, 0, SAMPLE.width, SAMPLE.height).data) : null;
}

export function useCamera() {
  const { stream, state } = useRearCamera();
  const video = useRef<HTMLVideoElement>(null);
  const [hint, setHint] = useState(() => frameHint([]));

  /** A ref of the video, which may mount and unmount. */
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (!element || !stream) return;
      element.srcObject = stream;
      // A browser that waits for a click still shows the first picture.
      element.play().catch(() => undefined);
    },
    [stream],
  );

  useEffect(() => {
    if (state !== 'live') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const next = hintOf(video.current);
      if (next !== null) setHint(next);
      timer = setTimeout(look, HINT_INTERVAL_MS);
    };
    timer = setTimeout(look, HINT_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const take = (fileName: string, done: (photo: File) => void) =>
    pictureOf(video.current)?.toBlob(
      (blob) => blob && done(new File([blob], fileName, { type: JPEG })),
      JPEG,
      QUALITY,
    );
  return { state, hint, show, take };
}
