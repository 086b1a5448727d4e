import { failurePaths, under, type AllowList } from '#store/redaction/paths.ts';

import { lenderData } from '#store/application/core/features.ts';

export const lenderDataLoggable: AllowList = {
  state: [
    'uuid',
    'stale.*',
    ...Object.entries(lenderData).flatMap(([name, { loggable }]) =>
      under(name, ['status', ...under('value', loggable), ...under('failure', failurePaths)]),
    ),
  ],
  actions: {
    lenderDataRequested: ['uuid', 'names.*'],
    lenderDataReceived: Object.entries(lenderData).flatMap(([name, { loggable }]) =>
      under(name, loggable),
    ),
    lenderDataFailed: ['name', ...under('failure', failurePaths)],
    lenderDataInvalidated: ['names.*'],
    lenderDataRetried: [],
  },
};

const quote = [
  'quoteId',
  'term',
  'drawPreference',
  'discounts.*',
  'feeCapped',
  'drawYears',
  'lastPayment',
  'expiresAt',
];

const choice = ['type', 'term', 'drawPreference', 'discounts.*', 'payoffLiabilityUuids.*'];

export const offerCopyLoggable: AllowList = {
  state: ['uuid', ...under('choice', choice), 'email'],
  actions: {
    printRequested: [],
    emailRequested: ['uuid', ...under('choice', choice)],
    emailSent: [],
    emailFailed: [],
  },
};

export const offersLoggable: AllowList = {
  state: ['uuid', ...under('quote', quote), 'isUpdated', 'hasExpired'],
  actions: {
    offerQuoted: choice,
    quoteReceived: ['uuid', ...under('quote', quote), 'isUpdated'],
    offersExpired: [],
    offerSelected: ['consents.*'],
    offersReopened: ['from'],
    assetsRequested: [],
  },
};

const quality = ['quality.blurry', 'quality.glare', 'quality.cropped'];
const storedUpload = ['id', 'group', 'documentUuid', ...quality, 'isUsedAnyway'];

export const uploadsLoggable: AllowList = {
  state: [
    'uuid',
    ...under('files.*', [...storedUpload, 'percent', 'state', 'problem']),
    'removing.*',
  ],
  actions: {
    fileAdded: ['id', 'group', 'applicationUuid'],
    uploadsRestored: ['applicationUuid', ...under('files.*', storedUpload)],
    uploadsListed: ['applicationUuid', ...under('files.*', storedUpload)],
    uploadProgressed: ['id', 'percent'],
    uploadSent: ['id', 'documentUuid', ...quality],
    uploadFailed: ['id', 'failure', ...under('failure', failurePaths)],
    uploadRetried: ['id', 'passwordHandle'],
    uploadRemoved: ['id', 'documentUuid'],
    uploadTakenBack: ['documentUuid'],
    // The next address shows where the user went.
    uploadsAbandoned: [],
    photoAccepted: ['id'],
    uploadsSubmitted: ['ids.*'],
  },
};

export const documentsLoggable: AllowList = {
  state: ['openedUuid', 'file.status', 'file.value', ...under('file.failure', failurePaths)],
  actions: {
    documentFileReceived: ['documentUuid', 'fileId'],
    documentFileFailed: ['documentUuid', ...under('failure', failurePaths)],
  },
};

export const statusCheckLoggable: AllowList = {
  state: ['check', ...under('failure', failurePaths)],
  actions: { statusUnchanged: [], statusChanged: [], statusCheckFailed: failurePaths },
};

const devices = ['camera', 'microphone', 'sound', 'connection', 'browser'];

export const notaryLoggable: AllowList = {
  state: [
    'holdMinutesLeft',
    'questionSecondsLeft',
    'isCheckingDevices',
    ...under('devices', devices),
  ],
  actions: {
    holdTimePassed: ['minutesLeft'],
    questionTimePassed: ['secondsLeft'],
    deviceCheckRequested: [],
    devicesReported: devices,
  },
};
