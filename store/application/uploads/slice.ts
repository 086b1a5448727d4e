import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import { rootReducer, type RootState } from '#store/index.ts';
import type { Failure } from '#store/remote.ts';
import { applicationOpened } from '#store/application/slice.ts';

import { uploadsAbandoned } from './actions.ts';

/** Which pile of files of a screen a file belongs to. */
export type UploadGroup = 'numberProof' | 'photoId' | 'reconsideration';

/** What stopped an upload; the words are of uploads.ts (F-11). */
export type UploadProblem =
  | 'stopped'
  | 'wrongType'
  | 'tooLarge'
  | 'unreadable'
  | 'locked'
  | 'wrongPassword'
  | 'refused'
  | 'failed';

/** One chosen file on its way to the lender. The file itself stays outside the store, under the same id. */
export interface Upload {
  id: string;
  group: UploadGroup;
  fileName: string;
  sizeBytes: number;
  percent: number;
  state: 'sending' | 'failed' | 'sent';
  problem: UploadProblem | null;
  documentUuid: string | null;
  /** What the lender sees on a photo. */
  quality: { blurry: boolean; glare: boolean; cropped: boolean } | null;
  /** "Use it anyway". */
  isUsedAnyway: boolean;
}

type AddedFile = Pick<Upload, 'id' | 'group' | 'fileName' | 'sizeBytes'>;

/** What of an upload outlives the page; the file itself does not (FT-42). */
export type KeptUpload = AddedFile & Pick<Upload, 'documentUuid' | 'quality' | 'isUsedAnyway'>;

/** An upload as it begins. */
export const beginningUpload = (file: AddedFile): Upload => ({
  ...file,
  percent: 0,
  state: 'sending',
  problem: null,
  documentUuid: null,
  quality: null,
  isUsedAnyway: false,
});

/** An upload after a reload: the lender has it, or it has to be chosen again. */
const restoredUpload = (kept: KeptUpload): Upload =>
  kept.documentUuid === null
    ? { ...beginningUpload(kept), state: 'failed', problem: 'unreadable' }
    : { ...beginningUpload(kept), ...kept, state: 'sent', percent: 100 };

export interface UploadsState {
  uuid: string | null;
  files: Upload[];
}

const initialState: UploadsState = { uuid: null, files: [] };

/** Closed codes and statuses only, so that the log can be replayed. */
function problemOf(failure: Readonly<Failure>, isLocked: boolean): UploadProblem {
  if (failure.kind === 'offline') return 'stopped';
  if (failure.kind === 'garbled') return 'failed';
  if (failure.status === 413) return 'tooLarge';
  if (failure.code === 'PDF_PASSWORD') return isLocked ? 'wrongPassword' : 'locked';
  return failure.code === 'FILE_REFUSED' ? 'refused' : 'failed';
}

const slice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {
    /** Intent: the borrower added a file that looks right. */
    fileAdded(state, { payload }: PayloadAction<AddedFile & { applicationUuid: string }>) {
      const { applicationUuid, ...file } = payload;
      state.uuid = applicationUuid;
      state.files.push(beginningUpload(file));
    },
    /** Fact: what was chosen before a reload (FT-42). */
    uploadsRestored(
      state,
      { payload }: PayloadAction<{ applicationUuid: string; files: KeptUpload[] }>,
    ) {
      const known = new Set(state.files.map(({ id }) => id));
      const restored = payload.files.filter(({ id }) => !known.has(id)).map(restoredUpload);
      state.uuid = payload.applicationUuid;
      state.files = [...restored, ...state.files];
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
    /** Fact: what the lender, the connection or the file itself had against an upload. */
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
    /** Intent: the borrower sends a stopped file again, with the handle of its password where it has one. */
    uploadRetried(
      state,
      { payload }: PayloadAction<{ id: string; passwordHandle: string | null }>,
    ) {
      const upload = state.files.find(({ id }) => id === payload.id);
      if (!upload) return;
      upload.state = 'sending';
      upload.percent = 0;
    },
    /** Intent: the borrower takes a file away, sent or not. */
    uploadRemoved(state, { payload }: PayloadAction<{ id: string; documentUuid: string | null }>) {
      state.files = state.files.filter(({ id }) => id !== payload.id);
    },
    /** Intent: the borrower keeps a photo that is not perfect. */
    photoKept(state, { payload }: PayloadAction<{ id: string }>) {
      const upload = state.files.find(({ id }) => id === payload.id);
      if (upload) upload.isUsedAnyway = true;
    },
    /** Fact: these files went with an answer and are the lender's. */
    uploadsHandedOver(state, { payload }: PayloadAction<{ ids: string[] }>) {
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
  photoKept,
  uploadsHandedOver,
} = slice.actions;
rootReducer.inject(slice);

export const selectUploadsState = (state: RootState): UploadsState => state.uploads ?? initialState;
