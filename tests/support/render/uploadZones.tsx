import { screen, within } from '@testing-library/react';

import NoCreditPage from '#src/pages/application/credit/NoCreditPage.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import { aRefusal } from '#tests/support/fixtures/registration.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

import { pageOpeners } from './renderScreen.tsx';

export const MB = 1_048_576;
const limits = { maxBytes: 25 * MB, types: [], maxFiles: 2 };
export const good = { blurry: false, glare: false, cropped: false };

export const { open, openLive } = pageOpeners(<NoCreditPage />, () => ({
  at: 'review-app/no-credit',
  status: aStatus('CREDIT_NO_MATCH_SSN'),
  given: [lenderDataReceived({ uploadLimits: limits })],
}));

export const CARD = 'Social Security card or a tax form';
const group = (name: string) => screen.getByRole('group', { name });
export const input = (name: string) => within(group(name)).getByLabelText('Choose file');
export const files = (name: string) => screen.getByRole('list', { name: `Files: ${name}` });
export const aFile = (name = 'card.pdf', size = 10) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
export const refused = (status: number, code: string | null = null) =>
  aRefusal({ status, code, message: 'No.' });
