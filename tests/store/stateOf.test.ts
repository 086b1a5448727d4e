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

it('a slice that is not here yet has its initial state, the same each time', () => {
  const { shell, ...others } = createAppStore().getState();
  const { footer: _none, ...own } = shell;
  const state: RootState = { ...others, shell: own };

  expect(select(state)).toEqual({ licensedStates: [] });
  expect(select({ ...state })).toBe(select(state));
});

it('a slice that is here has its own', () => {
  const { shell, ...others } = createAppStore().getState();
  const footer = { licensedStates };

  expect(select({ ...others, shell: { ...shell, footer } })).toBe(footer);
});
