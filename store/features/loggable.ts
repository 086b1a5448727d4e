import { under, type AllowList } from '#store/redaction/paths.ts';

/** Leaves out title and message, which are the lender's texts. */
const maintenance = ['routes.*', 'showDashboardLink'];
const answer = ['flags.*', 'brokerMode', ...under('maintenance', maintenance)];

/** Names and variations are the product's and the service's codes. */
export const experimentsLoggable: AllowList = {
  state: under('decided', under('*', ['name', 'variation'])),
  actions: { experimentsDecided: under('*', ['name', 'variation']) },
};

export const featuresLoggable: AllowList = {
  state: ['status', ...answer],
  actions: {
    featuresReceived: answer,
    featuresDefaulted: [],
    maintenanceReceived: maintenance,
  },
};
