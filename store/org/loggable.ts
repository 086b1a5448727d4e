import type { Operational } from '#store/actionLog/paths.ts';

/** A brand is public: its file is on the web. */
export const orgOperational: Operational = {
  state: ['organisation.**'],
  actions: { organisationLoaded: ['**'] },
};
