import fc from 'fast-check';

import type { Area } from '#store/shell/areas.ts';
import type { Modal, ModalId } from '#store/shell/modals.ts';
import type * as slice from '#store/shell/slice.ts';

import {
  few,
  id,
  MARK,
  nothing,
  orNull,
  personal,
  PLANTED_WORDS,
  time,
  type PayloadsOf,
} from './arbitrary.ts';
import { originator } from './registration.ts';

const pathname = fc.constantFrom(
  '/',
  '/account/heloc/register-v2',
  '/account/heloc/register-v2/annual-income',
  '/account/heloc/register/6f9619ff-8b86-4d01-b42d-00c04fc964ff/sale-status',
  '/account/heloc/6f9619ff-8b86-4d01-b42d-00c04fc964ff/start/hmda',
  `/account/heloc/${MARK}`,
  `/account/heloc/${MARK}A`,
  `/account/heloc/${MARK}B`,
  `//${MARK}`,
);
const search = fc.constantFrom(
  '',
  '?step=name',
  `?step=${MARK}`,
  `?utm_source=${MARK}&step=birthdate`,
  `?externalStateNonce=${MARK}&from=credit`,
  '?from=income&uwDecision=INITIAL',
  '?document=6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  ...PLANTED_WORDS.flatMap((word) =>
    ['from', 'uwDecision', 'document'].map((name) => `?${name}=${word}`),
  ),
  `?${MARK}`,
);
const address = fc.tuple(pathname, search).map(([path, query]) => path + query);
const isOn = fc.boolean();
const message = fc.nat(9);
const call = fc.constantFrom('registerIdentity', 'savePhone');
const area = fc.constantFrom<Area>('page', 'uploads');

const plainModal = fc.constantFrom<ModalId>(
  'newYorkTo',
  'newYorkFrom',
  'hawaii',
  'createRefused',
  'lineCancelled',
);
const modalId = fc.oneof(plainModal, fc.constant<ModalId>('inquiry'));
const modal = fc.oneof(
  plainModal.map((modalName) => ({ id: modalName }) as Modal),
  fc.record<Modal & { id: 'accountExists' }>({
    id: fc.constant('accountExists'),
    reason: fc.constantFrom('registered', 'referralUsed', 'cannotStart'),
    organizations: few(personal),
  }),
  fc.record<Modal & { id: 'inquiry' }>({
    id: fc.constant('inquiry'),
    originator: orNull(originator),
  }),
  fc.record<Modal & { id: 'recentLine' }>({ id: fc.constant('recentLine'), againOn: personal }),
  fc.record<Modal & { id: 'timeLimit' }>({
    id: fc.constant('timeLimit'),
    endsAt: time,
    hasFailed: isOn,
  }),
  fc.record<Modal & { id: 'uploadRunning' }>({
    id: fc.constant('uploadRunning'),
    to: fc.option(address),
  }),
  fc.record<Modal & { id: 'activeApplication' }>({
    id: fc.constant('activeApplication'),
    uuid: id,
  }),
);

export const shellPayloads: PayloadsOf<typeof slice> = {
  linkFollowed: fc.record({ to: address, replace: isOn }),
  redirected: fc.record(
    { to: address, replace: isOn, endsLoop: isOn },
    { requiredKeys: ['to', 'replace'] },
  ),
  redirectsLooped: nothing,
  backPressed: fc.option(fc.record({ to: address }), { nil: undefined }),
  exitChosen: fc.record({ to: address }),
  locationChanged: fc.record(
    { pathname, search, isSameScreen: isOn },
    { requiredKeys: ['pathname', 'search'] },
  ),
  connectionChanged: fc.record({ isOnline: isOn }),
  applicationSagasStarted: nothing,
  featureStarted: fc.record({ feature: fc.constantFrom('offers', 'details') }),
  todayChanged: fc.record({ today: fc.constantFrom('2026-03-01', '2026-03-02') }),
  maintenanceDecided: fc.record({ isInMaintenance: isOn }),
  chunkMissed: fc.record({ page: fc.constantFrom('PropertyAddressPage', 'ContactPage') }),
  chunkArrived: fc.record({ page: fc.constantFrom('PropertyAddressPage', 'ContactPage') }),
  chunkGivenUp: nothing,
  storageRefused: nothing,
  activityStarted: fc.record({ id }),
  activityEnded: fc.record({ id }),
  loaderShown: nothing,
  loaderAdvanced: fc.record({ message, isSlow: isOn }),
  loaderHidden: nothing,
  processingAdvanced: fc.record({ message }),
  processingEnded: nothing,
  waitRequested: fc.record({ call, ms: fc.nat(60_000) }),
  waitEnded: fc.record({ call }),
  modalOpened: modal,
  modalClosed: fc.record({ id: modalId }),
  toastShown: fc.record(
    { id, tone: fc.constantFrom('info', 'success', 'error'), text: personal, area },
    { requiredKeys: ['id', 'tone', 'text'] },
  ),
  toastDismissed: fc.record({ id }),
  areaRetried: fc.record({ area }),
  errorReported: fc.record({
    kind: fc.constantFrom('TypeError', 'refused'),
    status: fc.option(fc.nat(599)),
    place: fc.option(fc.constant('client.4f2a.js:1:2345')),
  }),
  regionFailed: fc.record({ region: fc.constantFrom('page', 'footer') }),
  retryRequested: nothing,
  eventHappened: fc.record({ event: fc.constantFrom('page_view', 'appStarted') }),
  logRequested: nothing,
  logDeliveryOffered: nothing,
  logDeliveryRequested: nothing,
  logDeliveryEnded: nothing,
};
