import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { UploadGroupName } from '#store/application/core/features.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { stateOf } from '#store/stateOf.ts';
import type { Failure } from '#store/remote.ts';
import { applicationOpened } from '#store/application/core/slice.ts';

import { uploadsAbandoned } from './actions.ts';

/**
 * A group of documents on a screen, or one part of it, such as a side of an ID or a loan. Files for a condition end
 * with its uuid: `condition/SUPPORT/{uuid}`.
 */
export type UploadGroup = UploadGroupName | `${UploadGroupName}/${string}`;

/** Splits a group into name, part and condition. Missing parts are empty. */
export function partsOfGroup(group: UploadGroup) {
  const [name = '', part = '', conditionUuid = ''] = group.split('/');
  // The group's type guarantees this.
  return { name: name as UploadGroupName, part, conditionUuid };
}

/** F-11. uploads.ts has the texts. */
export type UploadProblem =
  | 'stopped'
  | 'wrongType'
  | 'tooLarge'
  | 'unreadable'
  | 'locked'
  | 'wrongPassword'
  | 'refused'
  | 'tooMany'
  | 'failed';

/** The file itself isn't in the store. It has the same id. */
export interface Upload {
  id: string;
  group: UploadGroup;
  fileName: string;
  sizeBytes: number;
  percent: number;
  state: 'sending' | 'failed' | 'sent';
  problem: UploadProblem | null;
  documentUuid: string | null;
  quality: { blurry: boolean; glare: boolean; cropped: boolean } | null;
  /** "Use it anyway". */
  isUsedAnyway: boolean;
}

type AddedFile = Pick<Upload, 'id' | 'group' | 'fileName' | 'sizeBytes'>;

/** An upload in storage, without the file (FT-42). */
export type StoredUpload = AddedFile & Pick<Upload, 'documentUuid' | 'quality' | 'isUsedAnyway'>;

export const newUpload = (file: AddedFile): Upload => ({
  ...file,
  percent: 0,
  state: 'sending',
  problem: null,
  documentUuid: null,
  quality: null,
  isUsedAnyway: false,
});

const restoredUpload = (stored: StoredUpload): Upload =>
  stored.documentUuid === null
    ? { ...newUpload(stored), state: 'failed', problem: 'unreadable' }
    : { ...newUpload(stored), ...stored, state: 'sent', percent: 100 };

export interface UploadsState {
  uuid: string | null;
  files: Upload[];
  /** Documents that the user removed but the lender may still have. */
  removing: string[];
}

const initialState: UploadsState = { uuid: null, files: [], removing: [] };

const isKnown = (files: readonly StoredUpload[], { id, documentUuid }: StoredUpload) =>
  files.some(
    (one) => one.id === id || (documentUuid !== null && one.documentUuid === documentUuid),
  );

/** Trying the same file again would get the same answer. */
const refusesTheFile = ({ status }: Readonly<Extract<Failure, { kind: 'refused' }>>) =>
  status === 400 || status === 422;

/** Reads only loggable values, so the log can be replayed. */
function problemOf(failure: Readonly<Failure>, isLocked: boolean): UploadProblem {
  if (failure.kind === 'offline') return 'stopped';
  if (failure.kind === 'garbled') return 'failed';
  if (failure.status === 413) return 'tooLarge';
  if (failure.code === 'PDF_PASSWORD') return isLocked ? 'wrongPassword' : 'locked';
  if (failure.code === 'TOO_MANY_FILES') return 'tooMany';
  if (failure.status === 415) return 'wrongType';
  return refusesTheFile(failure) ? 'refused' : 'failed';
}

export const uploadsSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    fileAdded(state, { payload }: PayloadAction<AddedFile & { applicationUuid: string }>) {
      const { applicationUuid, ...file } = payload;
      state.uuid = applicationUuid;
      state.files.push(newUpload(file));
    },
    /** After a reload (FT-42). */
    uploadsRestored(
      state,
      { payload }: PayloadAction<{ applicationUuid: string; files: StoredUpload[] }>,
    ) {
      const restored = payload.files.filter((file) => !isKnown(state.files, file));
      state.uuid = payload.applicationUuid;
      state.files = [...restored.map(restoredUpload), ...state.files];
    },
    /** The lender's unsent documents, including another browser's. A missing one may have been sent. */
    uploadsListed(
      state,
      { payload }: PayloadAction<{ applicationUuid: string; files: StoredUpload[] }>,
    ) {
      const listed = payload.files.flatMap(({ documentUuid }) => documentUuid ?? []);
      const added = payload.files.filter(
        (file) => !isKnown(state.files, file) && !state.removing.includes(file.documentUuid ?? ''),
      );
      state.uuid = payload.applicationUuid;
      state.files = [...added.map(restoredUpload), ...state.files];
      state.removing = state.removing.filter((documentUuid) => listed.includes(documentUuid));
    },
    uploadProgressed(state, { payload }: PayloadAction<{ id: string; percent: number }>) {
      const upload = state.files.find(({ id }) => id === payload.id);
      if (upload) upload.percent = payload.percent;
    },
    uploadSent(
      state,
      { payload }: PayloadAction<Pick<Upload, 'id' | 'quality'> & { documentUuid: string }>,
    ) {
      const upload = state.files.find(({ id }) => id === payload.id);
      if (!upload) return;
      upload.state = 'sent';
      upload.problem = null;
      upload.percent = 100;
      upload.documentUuid = payload.documentUuid;
      upload.quality = payload.quality;
    },
    uploadFailed(
      state,
      { payload }: PayloadAction<{ id: string; failure: Failure | 'wrongType' | 'unreadable' }>,
    ) {
      const upload = state.files.find(({ id }) => id === payload.id);
      if (!upload) return;
      const isLocked = upload.problem === 'locked' || upload.problem === 'wrongPassword';
      const { failure } = payload;
      upload.state = 'failed';
      upload.problem = typeof failure === 'string' ? failure : problemOf(failure, isLocked);
    },
    /** Carries the handle of the file's password, if it has one. */
    uploadRetried(
      state,
      { payload }: PayloadAction<{ id: string; passwordHandle: string | null }>,
    ) {
      const upload = state.files.find(({ id }) => id === payload.id);
      if (!upload) return;
      upload.state = 'sending';
      upload.percent = 0;
    },
    uploadRemoved(state, { payload }: PayloadAction<{ id: string; documentUuid: string | null }>) {
      state.files = state.files.filter(({ id }) => id !== payload.id);
      if (payload.documentUuid !== null) state.removing.push(payload.documentUuid);
    },
    /** The lender removed the document or no longer has it. */
    uploadTakenBack(state, { payload }: PayloadAction<{ documentUuid: string }>) {
      state.removing = state.removing.filter((uuid) => uuid !== payload.documentUuid);
    },
    /** "Use it anyway" */
    photoAccepted(state, { payload }: PayloadAction<{ id: string }>) {
      const upload = state.files.find(({ id }) => id === payload.id);
      if (upload) upload.isUsedAnyway = true;
    },
    uploadsSubmitted(state, { payload }: PayloadAction<{ ids: string[] }>) {
      state.files = state.files.filter(({ id }) => !payload.ids.includes(id));
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(uploadsAbandoned, (state) => {
        state.files = state.files.filter(({ state: progress }) => progress !== 'sending');
      })
      .addCase(applicationOpened, (state, { payload }) =>
        payload.uuid === state.uuid ? state : initialState,
      )
      .addCase(loggedOut, () => initialState),
});

export const {
  fileAdded,
  uploadsRestored,
  uploadProgressed,
  uploadSent,
  uploadFailed,
  uploadRetried,
  uploadRemoved,
  uploadsListed,
  uploadTakenBack,
  photoAccepted,
  uploadsSubmitted,
} = uploadsSlice.actions;

export const selectUploadsState = stateOf(uploadsSlice, ({ application }) => application?.uploads);
