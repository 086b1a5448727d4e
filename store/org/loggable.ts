import type { AllowList } from '#store/redaction/paths.ts';

/** All brand data is public. */
export const orgLoggable: AllowList = {
  state: ['organisation.**'],
  actions: { organisationLoaded: ['**'] },
};
