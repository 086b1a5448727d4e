import { under, type AllowList } from '#store/redaction/paths.ts';

/** Leaves out title and message, because the lender writes them. */
const maintenance = ['routes.*', 'showDashboardLink'];
const answer = ['values.*', 'brokerMode', ...under('maintenance', maintenance)];

/** Names and variations are codes of the product and the service. */
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
