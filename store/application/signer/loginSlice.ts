import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { loggedOut } from '#store/identity/slice.ts';
import { stateOf } from '#store/stateOf.ts';
import { failed, idle, loading, ready, type Failure, type Remote } from '#store/remote.ts';

import type { LinkState } from '#store/application/core/signerStates.ts';

/** What an invitation's link says before the sign-in. */
export interface Invitation {
  linkState: LinkState;
  emailMasked: string | null;
  primaryFirstName: string | null;
  city: string | null;
  state: string | null;
  /** yyyy-MM-dd, for an ended link. */
  endedOn: string | null;
}

/** The forms of heloc-signer/login. */
export type LoginFormName = 'signIn' | 'register' | 'link' | 'reset' | 'newPassword';

type FormState =
  | { status: 'idle' }
  | { status: 'sending' | 'sent'; form: LoginFormName }
  | { status: 'failed'; form: LoginFormName; failure: Failure };

export interface SignerLoginState {
  /** Null if the address has no link. */
  invitation: Remote<Invitation | null>;
  hasReset: boolean;
  form: FormState;
}

const initialState: SignerLoginState = {
  invitation: idle,
  hasReset: false,
  form: { status: 'idle' },
};

export const signerLoginSlice = createSlice({
  name: 'signerLogin',
  initialState: initialState as SignerLoginState,
  reducers: {
    invitationRequested(state) {
      state.invitation = loading;
    },
    /** Null if there is no link. */
    invitationReceived(state, { payload }: PayloadAction<Invitation | null>) {
      state.invitation = ready(payload);
    },
    invitationFailed(state, { payload }: PayloadAction<Failure>) {
      state.invitation = failed(payload);
    },
    /** "Try again" */
    invitationRetried() {},
    resetFound(state, { payload }: PayloadAction<{ hasReset: boolean }>) {
      state.hasReset = payload.hasReset;
    },
    loginFormStarted(state, { payload }: PayloadAction<{ form: LoginFormName }>) {
      state.form = { status: 'sending', form: payload.form };
    },
    loginFormFailed(state, { payload }: PayloadAction<{ form: LoginFormName; failure: Failure }>) {
      state.form = { status: 'failed', ...payload };
    },
    loginFormSent(state, { payload }: PayloadAction<{ form: LoginFormName }>) {
      state.form = { status: 'sent', form: payload.form };
    },
    loginFormReset(state) {
      state.form = { status: 'idle' };
    },
    signInRequested(_state, _action: PayloadAction<{ email: string; passwordHandle: string }>) {},
    signerRegistered(_state, _action: PayloadAction<{ passwordHandle: string }>) {},
    loginLinkRequested(_state, _action: PayloadAction<{ email: string }>) {},
    passwordResetRequested(_state, _action: PayloadAction<{ email: string }>) {},
    passwordChosen(_state, _action: PayloadAction<{ passwordHandle: string }>) {},
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
});

export const {
  invitationRequested,
  invitationReceived,
  invitationFailed,
  invitationRetried,
  resetFound,
  loginFormStarted,
  loginFormFailed,
  loginFormSent,
  loginFormReset,
  signInRequested,
  signerRegistered,
  loginLinkRequested,
  passwordResetRequested,
  passwordChosen,
} = signerLoginSlice.actions;

/** Returns the state of heloc-signer/login. Its slice loads with the lazy-loaded sagas. */
export const selectSignerLogin = stateOf(
  signerLoginSlice,
  ({ application }) => application?.signerLogin,
);
