import type { Theme } from './organisation.ts';

/** What moves while the user waits, in the brand's folder (BRAND-08, LOADER-02). */
const movingFiles = { own: 'loader.svg', mp4: 'loader.mp4', webm: 'loader.webm' } as const;

/** Shown while paused and under reduced motion; the poster of a video. */
export const STILL_FILE = 'loader-still.svg';

/** The files of a brand's animation; null for the product's own. */
export const loaderFiles = (animation: Theme['loaderAnimation']) =>
  animation === 'default'
    ? null
    : { moving: movingFiles[animation], still: STILL_FILE, isVideo: animation !== 'own' };
