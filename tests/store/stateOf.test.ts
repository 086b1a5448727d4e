import { createSlice } from '@reduxjs/toolkit';

import { createAppStore, type RootState } from '#store/index.ts';
import { stateOf } from '#store/stateOf.ts';
import type { FooterState } from '#store/footer/slice.ts';

const licensedStates = ['OH'];
const slice = createSlice({
  name: 'footer',
  initialState: { licensedStates: [] } as FooterState,
  reducers: {},
});
const select = stateOf(slice, ({ shell }) => shell.footer);

it('returns the initial state of a missing slice, the same each time', () => {
  const { shell, ...others } = createAppStore().getState();
  const { footer: _none, ...own } = shell;
  const state: RootState = { ...others, shell: own };

  expect(select(state)).toEqual({ licensedStates: [] });
  expect(select({ ...state })).toBe(select(state));
});

it('returns the state of a slice that is there', () => {
  const { shell, ...others } = createAppStore().getState();
  const footer = { licensedStates };

  expect(select({ ...others, shell: { ...shell, footer } })).toBe(footer);
});
