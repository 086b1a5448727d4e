import { under, type AllowList } from '#store/actionLog/paths.ts';

/** Title and message are the lender's words. */
const maintenance = ['routes.*', 'showDashboardLink'];
const answer = ['flags.*', ...under('maintenance', maintenance)];

export const featuresLoggable: AllowList = {
  state: ['status', ...answer],
  actions: {
    featuresReceived: answer,
    featuresDefaulted: [],
    maintenanceReceived: maintenance,
  },
};
