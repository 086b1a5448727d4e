import { under, type AllowList } from '#store/redaction/paths.ts';

const banner = ['uuid', 'variant', 'isDismissable'];

export const bannersLoggable: AllowList = {
  state: ['status', ...under('shown.*', banner)],
  actions: {
    bannersReceived: under('*', banner),
    bannersFailed: [],
    bannerDismissed: ['uuid'],
  },
};
