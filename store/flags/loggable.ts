import { under, type AllowList } from '#store/redaction/paths.ts';

/** Leaves out title and message, which are the lender's texts. */
const maintenance = ['routes.*', 'showDashboardLink'];
const answer = ['values.*', 'brokerMode', ...under('maintenance', maintenance)];

/** Names and variations are the product's and the service's codes. */
export const experimentsLoggable: AllowList = {
  state: under('decided', under('*', ['name', 'variation'])),
  actions: { experimentsDecided: under('*', ['name', 'variation']) },
};

export const flagsLoggable: AllowList = {
  state: ['status', ...answer],
  actions: {
    flagsReceived: answer,
    flagsDefaulted: [],
    maintenanceReceived: maintenance,
  },
};
