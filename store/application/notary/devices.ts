/** What an online meeting needs (screens.md, notary/session), and how to fix it. */
export const deviceFixes = {
  camera: {
    label: 'Camera',
    fix: 'Allow the camera for this site in your browser, close other apps that use it, then check again.',
  },
  microphone: {
    label: 'Microphone',
    fix: 'Allow the microphone for this site in your browser, speak a few words, then check again.',
  },
  sound: {
    label: 'Sound',
    fix: 'Turn up the volume and plug in headphones or speakers, then check again.',
  },
  connection: {
    label: 'Connection',
    fix: 'Move closer to your router or use another network, then check again.',
  },
  browser: {
    label: 'Browser',
    fix: 'Use a current version of Chrome, Edge, Firefox or Safari.',
  },
} as const;

export type Device = keyof typeof deviceFixes;

export type DeviceResults = Record<Device, boolean>;

// Every key is a device.
export const deviceNames = Object.keys(deviceFixes) as readonly Device[];

/** Returns the devices that don't work. */
export const brokenDevices = (devices: Readonly<DeviceResults>): Device[] =>
  deviceNames.filter((device) => !devices[device]);

export const CAMERA_PICTURE = 'notary-camera';

export const MICROPHONE_LEVEL = 'notary-microphone';
