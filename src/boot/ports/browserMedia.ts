import type { MediaPort } from '#sagas/ports.ts';

const TONE = { hertz: 440, seconds: 0.3, gain: 0.1 };

/** Plays a short, quiet tone. Returns false if the browser has no sound. */
async function playTone(): Promise<boolean> {
  try {
    const context = new AudioContext();
    const volume = context.createGain();
    volume.gain.value = TONE.gain;
    const oscillator = context.createOscillator();
    oscillator.frequency.value = TONE.hertz;
    oscillator.connect(volume).connect(context.destination);
    oscillator.start();
    oscillator.stop(context.currentTime + TONE.seconds);
    oscillator.addEventListener('ended', () => void context.close());
    await context.resume();
    return true;
  } catch {
    return false;
  }
}

/** Opens one device. Returns null if the user refuses or there is no such device. */
async function streamOf(constraints: MediaStreamConstraints): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraints);
  } catch {
    return null;
  }
}

const isLive = (stream: MediaStream | null) =>
  stream?.getTracks().some(({ readyState }) => readyState === 'live') ?? false;

function stop(streams: readonly MediaStream[]) {
  for (const stream of streams) for (const track of stream.getTracks()) track.stop();
}

/** Speech is much quieter than the loudest possible sound. */
const SPEECH_GAIN = 4;

/** Shows the microphone's level in a meter. Returns a function that stops it. */
function followLevel(microphone: MediaStream, meter: HTMLMeterElement): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(microphone).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  const look = () => {
    analyser.getFloatTimeDomainData(samples);
    const square = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    meter.value = Math.min(1, Math.sqrt(square) * SPEECH_GAIN);
    frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
}

export function browserMedia(): MediaPort {
  let streams: MediaStream[] = [];
  let opening = 0;
  let stopLevel: (() => void) | null = null;
  const endLevel = () => {
    stopLevel?.();
    stopLevel = null;
  };
  const close = () => {
    // If the user gives permission after the end, nothing is opened.
    opening += 1;
    endLevel();
    stop(streams);
    streams = [];
  };
  return {
    async open() {
      close();
      const current = opening;
      const browser = 'mediaDevices' in navigator && 'RTCPeerConnection' in globalThis;
      const camera = await streamOf({ video: true });
      const microphone = await streamOf({ audio: true });
      const opened = [camera, microphone].filter((stream) => stream !== null);
      if (current === opening) streams = opened;
      else stop(opened);
      const sound = await playTone();
      return { camera: isLive(camera), microphone: isLive(microphone), sound, browser };
    },
    show(pictureId, levelId) {
      const video = document.getElementById(pictureId);
      const camera = streams.find((stream) => stream.getVideoTracks().length > 0);
      if (video instanceof HTMLVideoElement && camera) video.srcObject = camera;
      endLevel();
      const microphone = streams.find((stream) => stream.getAudioTracks().length > 0);
      const meter = document.getElementById(levelId);
      if (meter instanceof HTMLMeterElement && microphone)
        stopLevel = followLevel(microphone, meter);
    },
    close,
  };
}
