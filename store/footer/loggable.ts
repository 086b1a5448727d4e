import type { AllowList } from '#store/redaction/paths.ts';

/** Everything here is public. */
export const footerLoggable: AllowList = {
  state: ['licensedStates.*'],
  actions: { licensesReceived: ['*'] },
};
