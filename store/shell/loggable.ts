import { under, type Operational, type Path } from '#store/actionLog/paths.ts';

import { knownAddress, knownPath, knownSearch } from './place.ts';

const modal = ['id', 'reason', 'uuid', 'endsAt', 'hasFailed'];
const toast = ['id', 'tone', 'area'];
const wait = ['call', 'ms'];
const loader = ['isShown', 'message', 'isSlow'];

const location: readonly Path[] = [
  ['pathname', knownPath],
  ['search', knownSearch],
];

export const shellOperational: Operational = {
  state: [
    ['location.pathname', knownPath],
    ['location.search', knownSearch],
    'moves',
    'isOnline',
    'isApplicationServed',
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
    moveDecided: [['to', knownAddress], 'replace'],
    backPressed: [['to', knownAddress]],
    exitChosen: [['to', knownAddress]],
    locationChanged: location,
    connectionChanged: ['isOnline'],
    applicationServed: [],
    todayLearned: ['today'],
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
