import type { AllowList } from '#store/redaction/paths.ts';

/** A brand is public. */
export const orgLoggable: AllowList = {
  state: ['organisation.**'],
  actions: { organisationLoaded: ['**'] },
};
