import { failurePaths, under, type AllowList } from '#store/redaction/paths.ts';

import { declared } from '#store/application/core/features.ts';

const record = [
  'uuid',
  'isInquiry',
  'isCrypto',
  'property.state',
  'property.occupancyType',
  'applicant.name.suffix',
  'hasRoutingNumber',
  'isSsnOnFile',
  'consentsGiven.*',
  'selectedOffer.term',
  'referrerUuid',
  'wholesaleBrokerNmls',
];

const originator = ['uuid', 'nmls'];

const status = [
  'uuid',
  'checklistStatus',
  'waitingOnFloodCert',
  'bpo',
  'title',
  'uwDecision',
  'uwSubDecision',
  'primaryParticipantAcceptComplete',
  'manualNotary',
  'condition',
  'assetDepletion.complete',
  'consents.*.type',
  'consents.*.givenAt',
  'isAgeRestrictedInterestOnly',
  'helocSigners.*.identityUuid',
  'otherSigners.*.state',
  'additionalSignerVersion',
  'declineReason',
  'openConditions',
  'hold.reason',
  'hold.actor',
  'hold.since',
  'hold.expectedBy',
  'hold.conditionUuids.*',
];

const remote = (paths: readonly string[]) => [
  'status',
  ...under('value', paths),
  ...under('failure', failurePaths),
];

/** Only the screen, without its values. */
const unsaved = ['*'];

export const applicationLoggable: AllowList = {
  state: [
    'uuid',
    ...under('record', remote(record)),
    ...under('originator', originator),
    ...under('status', remote(status)),
    'statusReadAt',
    'isRouting',
    ...under('routingFailure', failurePaths),
    'step.status',
    'step.step',
    ...under('step.failure', failurePaths),
    'furthestStage',
    ...under('unsaved', unsaved),
  ],
  actions: {
    applicationOpened: ['uuid'],
    applicationReceived: record,
    applicationFailed: failurePaths,
    applicationOriginatorReceived: originator,
    phoneSent: [],
    routingRequested: ['uuid', 'from', 'answered'],
    statusReceived: [...under('status', status), 'readAt', 'stage'],
    statusFailed: failurePaths,
    routingCompleted: [],
    statusCheckRequested: [],
    stepStarted: ['step'],
    stepFailed: ['step', ...under('failure', failurePaths)],
    stepSent: ['step', 'screen'],
    stepReset: [],
    screenTyped: ['screen'],
    screenDraftsRestored: unsaved,
    screenDraftDropped: ['screen'],
    ...declared('intents'),
  },
};
