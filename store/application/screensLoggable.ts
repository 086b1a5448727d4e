import { failurePaths, under, type AllowList } from '#store/actionLog/paths.ts';
import { redactedAddress } from '#store/shell/place.ts';

/** Codes, and no amount (decision 18). */
const offers = [
  'offers.*.id',
  'offers.*.type',
  'offers.*.term',
  'offers.*.discountList.*.discount.type',
  'offers.*.payOff.status',
  'offersByType.*.*',
  'costs.*.feeType',
  'decision',
  'subDecision',
  'liabilities.*.uuid',
  'liabilities.*.mustPay',
  'liabilities.*.payOff.status',
  'decisionReasons.*.code',
  'drawYears.*.term',
  'drawYears.*.years',
  'discountLabels.*.type',
];

const decision = [
  'action',
  'decidedAt',
  'reasons.*.code',
  'declineReason',
  'noticeDocumentUuid',
  'noticeDueAt',
  'correctable.*',
  'endsOn',
];

/** Codes, and answers by yes or no. */
export const additionalInfo = [
  'ownership',
  'owners.*.relationship',
  'owners.*.name.suffix',
  'trust.type',
  'trust.isTrustee',
  'spouse.name.suffix',
  'purpose',
  'preferredContact',
  'titleChanged90Days',
  'equityLoan12Months',
];

/** Codes, and the states of home and property (decision 18). */
export const answers = [
  'propertyAddress.state',
  'occupancyType',
  'homeAddress.state',
  'isListedForSale',
  'employmentType',
  'name.suffix',
];

const data = {
  offers,
  decision,
  creditFreeze: ['bureaus.*.kind', 'retries'],
  creditIdentification: ['name.suffix', 'triesMade', 'triesLeft'],
  savedInfo: additionalInfo,
  uploadLimits: ['maxBytes', 'types.*', 'maxFiles'],
  summary: [...answers, 'isLocked'],
};

export const lenderDataLoggable: AllowList = {
  state: [
    'uuid',
    'stale.*',
    ...Object.entries(data).flatMap(([name, paths]) =>
      under(name, ['status', ...under('value', paths), ...under('failure', failurePaths)]),
    ),
  ],
  actions: {
    lenderDataRequested: ['uuid', 'names.*'],
    lenderDataReceived: Object.entries(data).flatMap(([name, paths]) => under(name, paths)),
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

export const offersLoggable: AllowList = {
  state: ['uuid', ...under('quote', quote), 'isUpdated', 'hasExpired'],
  actions: {
    offerQuoted: ['type', 'term', 'drawPreference', 'discounts.*', 'payoffLiabilityUuids.*'],
    quoteReceived: ['uuid', ...under('quote', quote), 'isUpdated'],
    offersExpired: [],
    offerSelected: ['consents.*'],
    offersReopened: ['reason'],
    assetsRequested: [],
  },
};

const quality = ['quality.blurry', 'quality.glare', 'quality.cropped'];
const storedUpload = ['id', 'group', 'documentUuid', ...quality, 'isUsedAnyway'];

export const uploadsLoggable: AllowList = {
  state: ['uuid', ...under('files.*', [...storedUpload, 'percent', 'state', 'problem'])],
  actions: {
    fileAdded: ['id', 'group', 'applicationUuid'],
    uploadsRestored: ['applicationUuid', ...under('files.*', storedUpload)],
    uploadProgressed: ['id', 'percent'],
    uploadSent: ['id', 'documentUuid', ...quality],
    uploadFailed: ['id', 'failure', ...under('failure', failurePaths)],
    uploadRetried: ['id', 'passwordHandle'],
    uploadRemoved: ['id', 'documentUuid'],
    uploadsAbandoned: [['to', redactedAddress]],
    photoAccepted: ['id'],
    uploadsSubmitted: ['ids.*'],
  },
};

export const statusCheckLoggable: AllowList = {
  state: ['check', ...under('failure', failurePaths)],
  actions: { statusUnchanged: [], statusChanged: [], statusCheckFailed: failurePaths },
};
