import type { AllowList } from '#store/redaction/paths.ts';

/** All of it is public. */
export const footerLoggable: AllowList = {
  state: ['licensedStates.*'],
  actions: { licensesReceived: ['*'] },
};
