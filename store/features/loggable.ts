import { under, type AllowList } from '#store/actionLog/paths.ts';

/** Without title and message, which are the lender's texts. */
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
