import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { shellParts, type ShellParts } from '#store/shell/parts.ts';
import { withParts } from '#store/withParts.ts';
import { isProduction } from '#store/environment.ts';
import { uniqueId } from '#store/format/randomId.ts';
import { loggedOut } from '#store/identity/slice.ts';

import type { Area } from './areas.ts';
import type { ModalState, ModalId } from './modals.ts';

export interface Location {
  pathname: string;
  search: string;
}

/** Telemetry events of this app. */
export type TelemetryEvent =
  | 'page_view'
  | 'ui_error'
  | 'heloc-register-start'
  | 'helocStarted'
  | 'appStarted'
  | 'leave_survey';

/** An error for monitoring: its kind, and the status of a refusal (SC-14). */
export interface ErrorReport {
  kind: string;
  status: number | null;
  /** File, line and column, or null if unknown. */
  place: string | null;
}

export interface ShownToast {
  id: string;
  tone: 'info' | 'success' | 'error';
  text: string;
  /** The stopped part of the app that the user can retry (FT-69). */
  area?: Area;
}

export interface ShellState {
  /** The address. The router renders from it (decision 2). */
  location: Location;
  /** Number of navigations. The view moves the focus on each. */
  navigationCount: number;
  isOnline: boolean;
  /** The day by the lender's clock, yyyy-MM-dd, or null while unknown (FT-64). */
  today: string | null;
  isInMaintenance: boolean;
  /** Whether the sagas of an application are running. They load in a later chunk. */
  applicationSagasReady: boolean;
  startedFeatures: string[];
  /** A screen's chunk failed to load, and no reload is left (FT-66). */
  hasChunkFailed: boolean;
  /** False once the browser has refused to store answers (FT-60). */
  isStoragePersistent: boolean;
  activities: string[];
  loader: { isShown: boolean; message: number; isSlow: boolean };
  /** Index of the processing modal's message, or null (LOADER-06, LOADER-07). */
  processingMessage: number | null;
  modals: ModalState[];
  toasts: ShownToast[];
  /** Waits that the lender asked for, by call (FT-05). */
  waits: { call: string; ms: number }[];
  /** Whether this page can send a log to support, or is sending one. */
  logDelivery: 'unavailable' | 'ready' | 'sending';
}

const MAX_TOASTS = 5; // TOAST-1

/** Our choice: far more than a page ever has. Limits the work of each action, even when replaying a forged log. */
const MAX_ACTIVITIES = 100;

/** Stays until the user dismisses it (AX-28). */
const isPersistent = ({ tone, area }: ShownToast) => tone === 'error' || area !== undefined;

const ofArea = (area: Area) => (toast: ShownToast) => toast.area === area;

const initialState: ShellState = {
  location: { pathname: '/', search: '' },
  navigationCount: 0,
  isOnline: true,
  today: null,
  isInMaintenance: false,
  applicationSagasReady: false,
  startedFeatures: [],
  hasChunkFailed: false,
  isStoragePersistent: true,
  activities: [],
  loader: { isShown: false, message: 0, isSlow: false },
  processingMessage: null,
  modals: [],
  toasts: [],
  waits: [],
  logDelivery: 'unavailable',
};

const slice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    linkFollowed(_state, _action: PayloadAction<{ to: string; replace: boolean }>) {},
    /** A saga redirects. Not a user action. */
    redirected(
      _state,
      _action: PayloadAction<{ to: string; replace: boolean; endsLoop?: boolean }>,
    ) {},
    /** Redirects formed a loop (FT-12). */
    redirectsLooped() {},
    /** Goes back one step in history, or to this address if the history differs (ROUTING-05). */
    backPressed(_state, _action: PayloadAction<{ to: string } | undefined>) {},
    exitChosen(_state, _action: PayloadAction<{ to: string }>) {},
    /** The browser's address changed. Only a change of screen counts as a navigation. */
    locationChanged(
      state,
      {
        payload: { isSameScreen = false, ...place },
      }: PayloadAction<Location & { isSameScreen?: boolean }>,
    ) {
      state.location = place;
      if (!isSameScreen) state.navigationCount += 1;
      state.hasChunkFailed = false;
    },
    connectionChanged(state, { payload }: PayloadAction<{ isOnline: boolean }>) {
      state.isOnline = payload.isOnline;
    },
    applicationSagasStarted(state) {
      state.applicationSagasReady = true;
    },
    featureStarted(state, { payload }: PayloadAction<{ feature: string }>) {
      state.startedFeatures.push(payload.feature);
    },
    todayChanged(state, { payload }: PayloadAction<{ today: string }>) {
      state.today = payload.today;
    },
    /** Starts or ends maintenance at this address (MAINT-01). */
    maintenanceDecided(state, { payload }: PayloadAction<{ isInMaintenance: boolean }>) {
      state.isInMaintenance = payload.isInMaintenance;
    },
    /** A screen's chunk failed to load (DYNIMPORT-1). */
    chunkMissed(_state, _action: PayloadAction<{ page: string }>) {},
    /** A screen's chunk loaded. Resets the number of reloads. */
    chunkArrived(_state, _action: PayloadAction<{ page: string }>) {},
    chunkGivenUp(state) {
      state.hasChunkFailed = true;
    },
    storageRefused(state) {
      state.isStoragePersistent = false;
    },
    activityStarted(state, { payload }: PayloadAction<{ id: string }>) {
      state.activities = state.activities.slice(1 - MAX_ACTIVITIES).concat(payload.id);
    },
    activityEnded(state, { payload }: PayloadAction<{ id: string }>) {
      state.activities = state.activities.filter((id) => id !== payload.id);
    },
    loaderShown(state) {
      state.loader = { isShown: true, message: 0, isSlow: false };
    },
    loaderAdvanced(state, { payload }: PayloadAction<{ message: number; isSlow: boolean }>) {
      Object.assign(state.loader, payload);
    },
    loaderHidden(state) {
      state.loader.isShown = false;
    },
    processingAdvanced(state, { payload }: PayloadAction<{ message: number }>) {
      state.processingMessage = payload.message;
    },
    processingEnded(state) {
      state.processingMessage = null;
    },
    /** The lender asked us to wait before this call (FT-05). */
    waitRequested(state, { payload }: PayloadAction<{ call: string; ms: number }>) {
      state.waits = state.waits.filter(({ call }) => call !== payload.call).concat(payload);
    },
    waitEnded(state, { payload }: PayloadAction<{ call: string }>) {
      state.waits = state.waits.filter(({ call }) => call !== payload.call);
    },
    modalOpened(state, { payload }: PayloadAction<ModalState>) {
      const isOpen = state.modals.some(({ id }) => id === payload.id);
      // SHELL-08 is for developers. Borrowers keep the open modal (FT-74).
      if (isOpen && !isProduction) throw new Error(`The modal ${payload.id} is open already`);
      if (!isOpen) state.modals.push(payload);
    },
    modalClosed(state, { payload }: PayloadAction<{ id: ModalId }>) {
      state.modals = state.modals.filter(({ id }) => id !== payload.id);
    },
    toastShown: {
      reducer(state, { payload }: PayloadAction<ShownToast>) {
        const isShown = payload.area !== undefined && state.toasts.some(ofArea(payload.area));
        if (isShown) return;
        const others = isPersistent(payload) ? state.toasts : state.toasts.filter(isPersistent);
        state.toasts = others.slice(1 - MAX_TOASTS).concat(payload);
      },
      prepare: (toast: Omit<ShownToast, 'id'>) => ({ payload: { ...toast, id: uniqueId() } }),
    },
    toastDismissed(state, { payload }: PayloadAction<{ id: string }>) {
      state.toasts = state.toasts.filter(({ id }) => id !== payload.id);
    },
    /** The user retries a stopped part of the app (FT-69). */
    areaRetried(state, { payload }: PayloadAction<{ area: Area }>) {
      const isOfArea = ofArea(payload.area);
      state.toasts = state.toasts.filter((toast) => !isOfArea(toast));
    },
    /** A part of the page failed to render (ERRPAGE-05). Carries no values. */
    regionFailed(_state, _action: PayloadAction<{ region: string }>) {},
    /** An unexpected error, for telemetry (ERRPAGE-05, SC-14). */
    errorReported(_state, _action: PayloadAction<ErrorReport>) {},
    retryRequested(state) {
      state.hasChunkFailed = false;
    },
    /** A telemetry event (TEL-07 to TEL-09). */
    eventHappened(_state, _action: PayloadAction<{ event: TelemetryEvent }>) {},
    logRequested() {},
    logDeliveryOffered(state) {
      state.logDelivery = 'ready';
    },
    logDeliveryRequested(state) {
      state.logDelivery = 'sending';
    },
    /** A toast says whether the log arrived. */
    logDeliveryEnded(state) {
      state.logDelivery = 'ready';
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, (state) => ({
      ...initialState,
      location: state.location,
      navigationCount: state.navigationCount,
      isOnline: state.isOnline,
      today: state.today,
      isStoragePersistent: state.isStoragePersistent,
      applicationSagasReady: state.applicationSagasReady,
      startedFeatures: state.startedFeatures,
      logDelivery: state.logDelivery,
    })),
});

export const {
  linkFollowed,
  redirected,
  redirectsLooped,
  backPressed,
  exitChosen,
  locationChanged,
  connectionChanged,
  applicationSagasStarted,
  featureStarted,
  todayChanged,
  maintenanceDecided,
  chunkMissed,
  chunkArrived,
  chunkGivenUp,
  storageRefused,
  activityStarted,
  activityEnded,
  loaderShown,
  loaderAdvanced,
  loaderHidden,
  processingAdvanced,
  processingEnded,
  waitRequested,
  waitEnded,
  modalOpened,
  modalClosed,
  toastShown,
  toastDismissed,
  areaRetried,
  regionFailed,
  errorReported,
  retryRequested,
  eventHappened,
  logRequested,
  logDeliveryOffered,
  logDeliveryRequested,
  logDeliveryEnded,
} = slice.actions;
export const shellReducer = withParts<ShellState, Partial<ShellParts>>(slice.reducer, shellParts);
