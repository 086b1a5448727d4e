import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { isProduction } from '#store/environment.ts';
import { randomId } from '#store/format/randomId.ts';
import { loggedOut } from '#store/identity/slice.ts';

import type { Area } from './areas.ts';
import type { Modal, ModalId } from './modals.ts';
import { knownPath, knownSearch } from './place.ts';

export interface Location {
  pathname: string;
  search: string;
}

/** The events of this application. */
export type TelemetryEvent =
  | 'page_view'
  | 'ui_error'
  | 'heloc-register-start'
  | 'helocStarted'
  | 'appStarted';

/** What monitoring hears of an error: its kind, and the status where the lender refused (SC-14). */
export interface ErrorReport {
  kind: string;
  status: number | null;
}

export interface Toast {
  id: string;
  tone: 'info' | 'success' | 'error';
  text: string;
  /** The part of the app that has stopped and can be tried again (FT-69). */
  area?: Area;
}

export interface ShellState {
  /** Where the person is; the router draws from it (decision 2). */
  location: Location;
  /** How often the place changed: the view moves the focus with it. */
  navigationCount: number;
  isOnline: boolean;
  /** The day by the lender's clock, yyyy-MM-dd; null until it is known (FT-64). */
  today: string | null;
  isInMaintenance: boolean;
  /** Whether somebody is there to take the answers of an application; its stories come with their own code. */
  applicationSagasReady: boolean;
  /** A screen's code did not arrive, and no reload is left to try (FT-66). */
  hasChunkFailed: boolean;
  /** False once the browser refused to keep answers (FT-60). */
  isStorageKept: boolean;
  activities: string[];
  loader: { isShown: boolean; message: number; isSlow: boolean };
  /** The message of the processing modal, or null while it is closed (LOADER-06, LOADER-07). */
  processingMessage: number | null;
  modals: Modal[];
  toasts: Toast[];
  /** The writes that the lender asked to wait with, each with how long (FT-05). */
  waits: { call: string; ms: number }[];
}

const MOST_TOASTS = 5; // TOAST-1

const ofArea = (area: Area) => (toast: Toast) => toast.area === area;

const initialState: ShellState = {
  location: { pathname: '/', search: '' },
  navigationCount: 0,
  isOnline: true,
  today: null,
  isInMaintenance: false,
  applicationSagasReady: false,
  hasChunkFailed: false,
  isStorageKept: true,
  activities: [],
  loader: { isShown: false, message: 0, isSlow: false },
  processingMessage: null,
  modals: [],
  toasts: [],
  waits: [],
};

const slice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    /** Intent: the person followed a link inside the application. */
    linkFollowed(_state, _action: PayloadAction<{ to: string; replace: boolean }>) {},
    /** Fact: a story decided where the person goes next; nobody pressed anything. */
    redirected(_state, _action: PayloadAction<{ to: string; replace: boolean }>) {},
    /** Intent: one step back in history (ROUTING-05); where the history has another way behind it, to this place. */
    backPressed(_state, _action: PayloadAction<{ to: string } | undefined>) {},
    /** Intent: the person leaves for the main site. */
    exitChosen(_state, _action: PayloadAction<{ to: string }>) {},
    /** Fact: the browser is somewhere else now. Only what decides about the screen makes it another place. */
    locationChanged(state, { payload }: PayloadAction<Location>) {
      const isElsewhere =
        knownPath(payload.pathname) !== knownPath(state.location.pathname) ||
        knownSearch(payload.search) !== knownSearch(state.location.search);
      state.location = payload;
      if (isElsewhere) state.navigationCount += 1;
      state.hasChunkFailed = false;
    },
    connectionChanged(state, { payload }: PayloadAction<{ isOnline: boolean }>) {
      state.isOnline = payload.isOnline;
    },
    /** Fact: the stories of an application run. */
    applicationSagasStarted(state) {
      state.applicationSagasReady = true;
    },
    /** Fact: the day, by the lender's clock. */
    todayChanged(state, { payload }: PayloadAction<{ today: string }>) {
      state.today = payload.today;
    },
    /** Fact: this address is, or is no longer, in maintenance (MAINT-01). */
    maintenanceDecided(state, { payload }: PayloadAction<{ isInMaintenance: boolean }>) {
      state.isInMaintenance = payload.isInMaintenance;
    },
    /** Fact: the code of a screen did not arrive (DYNIMPORT-1). */
    chunkMissed(_state, _action: PayloadAction<{ page: string }>) {},
    /** Fact: the code of a screen arrived; the reloads are forgotten. */
    chunkArrived(_state, _action: PayloadAction<{ page: string }>) {},
    chunkGivenUp(state) {
      state.hasChunkFailed = true;
    },
    storageRefused(state) {
      state.isStorageKept = false;
    },
    activityStarted(state, { payload }: PayloadAction<{ id: string }>) {
      state.activities.push(payload.id);
    },
    activityEnded(state, { payload }: PayloadAction<{ id: string }>) {
      state.activities = state.activities.filter((id) => id !== payload.id);
    },
    loaderShown(state) {
      state.loader = { isShown: true, message: 0, isSlow: false };
    },
    loaderAdvanced(state, { payload }: PayloadAction<{ message: number; isSlow: boolean }>) {
      state.loader.message = payload.message;
      state.loader.isSlow = payload.isSlow;
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
    /** Fact: the lender asks to wait before this call is sent again; it states the time (FT-05). */
    waitAsked(state, { payload }: PayloadAction<{ call: string; ms: number }>) {
      state.waits = state.waits.filter(({ call }) => call !== payload.call).concat(payload);
    },
    waitEnded(state, { payload }: PayloadAction<{ call: string }>) {
      state.waits = state.waits.filter(({ call }) => call !== payload.call);
    },
    modalOpened(state, { payload }: PayloadAction<Modal>) {
      const isOpen = state.modals.some(({ id }) => id === payload.id);
      // SHELL-08 is a word to developers; a borrower keeps the one modal (FT-74).
      if (isOpen && !isProduction) throw new Error(`The modal ${payload.id} is open already`);
      if (!isOpen) state.modals.push(payload);
    },
    modalClosed(state, { payload }: PayloadAction<{ id: ModalId }>) {
      state.modals = state.modals.filter(({ id }) => id !== payload.id);
    },
    toastShown: {
      reducer(state, { payload }: PayloadAction<Toast>) {
        const isTold = payload.area !== undefined && state.toasts.some(ofArea(payload.area));
        if (isTold) return;
        state.toasts.push(payload);
        const oldest = state.toasts.findIndex(({ tone }) => tone !== 'error');
        if (state.toasts.length > MOST_TOASTS) state.toasts.splice(Math.max(oldest, 0), 1);
      },
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: randomId() } }),
    },
    toastDismissed(state, { payload }: PayloadAction<{ id: string }>) {
      state.toasts = state.toasts.filter(({ id }) => id !== payload.id);
    },
    /** Intent: the person tries a part of the app again that had stopped (FT-69). */
    areaRetried(state, { payload }: PayloadAction<{ area: Area }>) {
      const isOfArea = ofArea(payload.area);
      state.toasts = state.toasts.filter((toast) => !isOfArea(toast));
    },
    /** Fact: a part of the page failed to draw (ERRPAGE-05); the place only, never a value. */
    regionFailed(_state, _action: PayloadAction<{ region: string }>) {},
    /** Fact for telemetry: something failed that no screen foresees (ERRPAGE-05, SC-14). */
    errorReported(_state, _action: PayloadAction<ErrorReport>) {},
    /** Intent: the person tries a failed part of the page again. */
    retryRequested(state) {
      state.hasChunkFailed = false;
    },
    /** Fact for telemetry: something worth counting happened (TEL-07 to TEL-09). */
    eventHappened(_state, _action: PayloadAction<{ event: TelemetryEvent }>) {},
    /** Intent: the person wants the action log as a file. */
    logRequested() {},
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, (state) => ({
      ...initialState,
      location: state.location,
      navigationCount: state.navigationCount,
      isOnline: state.isOnline,
      today: state.today,
      isStorageKept: state.isStorageKept,
      applicationSagasReady: state.applicationSagasReady,
    })),
});

export const {
  linkFollowed,
  redirected,
  backPressed,
  exitChosen,
  locationChanged,
  connectionChanged,
  applicationSagasStarted,
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
  waitAsked,
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
} = slice.actions;
export const shellReducer = slice.reducer;
