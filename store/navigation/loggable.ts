import { under, type AllowList, type Path } from '#store/redaction/paths.ts';

import { redactedSearch } from './knownSearch.ts';
import { redactedAddress, redactedPath } from './place.ts';

const modal = ['id', 'reason', 'uuid', 'endsAt', 'hasFailed'];
const toast = ['id', 'tone', 'area'];
const wait = ['call', 'ms'];
const loader = ['isShown', 'message', 'isSlow'];

const location: readonly Path[] = [
  ['pathname', redactedPath],
  ['search', redactedSearch],
  'isSameScreen',
];

export const shellLoggable: AllowList = {
  state: [
    ['location.pathname', redactedPath],
    ['location.search', redactedSearch],
    'navigationCount',
    'isOnline',
    'applicationSagasReady',
    'startedFeatures.*',
    'today',
    'isInMaintenance',
    'hasChunkFailed',
    'isStoragePersistent',
    'activities.*',
    ...under('loader', loader),
    'processingMessage',
    ...under('modals.*', modal),
    ['modals.*.to', redactedAddress],
    ...under('toasts.*', toast),
    ...under('waits.*', wait),
    'logDelivery',
  ],
  actions: {
    linkFollowed: [['to', redactedAddress], 'replace'],
    redirected: [['to', redactedAddress], 'replace', 'endsLoop'],
    redirectsLooped: [],
    backPressed: [['to', redactedAddress]],
    exitChosen: [['to', redactedAddress]],
    locationChanged: location,
    connectionChanged: ['isOnline'],
    applicationSagasStarted: [],
    featureStarted: ['feature'],
    todayChanged: ['today'],
    maintenanceDecided: ['isInMaintenance'],
    chunkMissed: ['page'],
    chunkArrived: ['page'],
    chunkGivenUp: [],
    storageRefused: [],
    activityStarted: ['id'],
    activityEnded: ['id'],
    loaderShown: [],
    loaderAdvanced: ['message', 'isSlow'],
    loaderHidden: [],
    processingAdvanced: ['message'],
    processingEnded: [],
    waitRequested: wait,
    waitEnded: ['call'],
    modalOpened: [...modal, ['to', redactedAddress]],
    modalClosed: ['id'],
    toastShown: toast,
    toastDismissed: ['id'],
    areaRetried: ['area'],
    regionFailed: ['region'],
    errorReported: ['kind', 'status', 'place'],
    retryRequested: [],
    eventHappened: ['event'],
    logRequested: [],
    logDeliveryOffered: [],
    logDeliveryRequested: [],
    logDeliveryEnded: [],
  },
};
