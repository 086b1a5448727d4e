import type { AllowList } from '#store/actionLog/paths.ts';

/** A brand is public: its file is on the web. */
export const orgLoggable: AllowList = {
  state: ['organisation.**'],
  actions: { organisationLoaded: ['**'] },
};
