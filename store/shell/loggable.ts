import { under, type AllowList, type Path } from '#store/actionLog/paths.ts';

import { knownAddress, knownPath, knownSearch } from './place.ts';

const modal = ['id', 'reason', 'uuid', 'endsAt', 'hasFailed'];
const toast = ['id', 'tone', 'area'];
const wait = ['call', 'ms'];
const loader = ['isShown', 'message', 'isSlow'];

const location: readonly Path[] = [
  ['pathname', knownPath],
  ['search', knownSearch],
];

export const shellLoggable: AllowList = {
  state: [
    ['location.pathname', knownPath],
    ['location.search', knownSearch],
    'navigationCount',
    'isOnline',
    'applicationSagasReady',
    'today',
    'isInMaintenance',
    'hasChunkFailed',
    'isStorageKept',
    'activities.*',
    ...under('loader', loader),
    'processingMessage',
    ...under('modals.*', modal),
    ['modals.*.to', knownAddress],
    ...under('toasts.*', toast),
    ...under('waits.*', wait),
  ],
  actions: {
    linkFollowed: [['to', knownAddress], 'replace'],
    redirected: [['to', knownAddress], 'replace'],
    backPressed: [['to', knownAddress]],
    exitChosen: [['to', knownAddress]],
    locationChanged: location,
    connectionChanged: ['isOnline'],
    applicationSagasStarted: [],
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
    waitAsked: wait,
    waitEnded: ['call'],
    modalOpened: [...modal, ['to', knownAddress]],
    modalClosed: ['id'],
    toastShown: toast,
    toastDismissed: ['id'],
    areaRetried: ['area'],
    regionFailed: ['region'],
    errorReported: ['kind', 'status'],
    retryRequested: [],
    eventHappened: ['event'],
    logRequested: [],
  },
};
