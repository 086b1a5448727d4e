import { failurePaths, under, type AllowList } from '#store/redaction/paths.ts';

const answers = ['topic', 'marketingConsent'];

export const feedbackLoggable: AllowList = {
  state: [
    'status',
    ...under('feedback', answers),
    ...under('unsaved', answers),
    ...under('failure', failurePaths),
  ],
  actions: {
    feedbackTyped: answers,
    feedbackSubmitted: answers,
    feedbackSent: [],
    feedbackFailed: failurePaths,
  },
};
