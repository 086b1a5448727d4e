import type { Theme } from './organisation.ts';

/** The brand's animation files (BRAND-08, LOADER-02). */
const movingFiles = { own: 'loader.svg', mp4: 'loader.mp4', webm: 'loader.webm' } as const;

/** Shown while paused and with reduced motion. Also the video's poster. */
export const STILL_FILE = 'loader-still.svg';

/** Returns the files of a brand's animation, or null for the default one. */
export const loaderFiles = (animation: Theme['loaderAnimation']) =>
  animation === 'default'
    ? null
    : { moving: movingFiles[animation], still: STILL_FILE, isVideo: animation !== 'own' };
