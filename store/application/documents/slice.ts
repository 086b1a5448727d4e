import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { applicationOpened } from '#store/application/core/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { stateOf } from '#store/stateOf.ts';
import { failed, loading, ready, idle, type Failure, type Remote } from '#store/remote.ts';

import { documentClosed, documentOpened } from './actions.ts';

export interface DocumentsState {
  openedUuid: string | null;
  /** The id of its file. The bytes aren't in the store. */
  file: Remote<string>;
}

const initialState: DocumentsState = { openedUuid: null, file: idle };

export const documentsSlice = createSlice({
  name: 'documents',
  initialState,
  reducers: {
    documentFileReceived(
      state,
      { payload }: PayloadAction<{ documentUuid: string; fileId: string }>,
    ) {
      if (payload.documentUuid === state.openedUuid) state.file = ready(payload.fileId);
    },
    documentFileFailed(
      state,
      { payload }: PayloadAction<{ documentUuid: string; failure: Failure }>,
    ) {
      if (payload.documentUuid === state.openedUuid) state.file = failed(payload.failure);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(documentOpened, (_state, { payload }) => ({
        openedUuid: payload.documentUuid,
        file: loading,
      }))
      .addCase(documentClosed, () => initialState)
      .addCase(applicationOpened, () => initialState)
      .addCase(loggedOut, () => initialState),
});

export const { documentFileReceived, documentFileFailed } = documentsSlice.actions;

export const selectDocumentsState = stateOf(
  documentsSlice,
  ({ application }) => application?.documents,
);
