import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import SelectOfferPage from '#src/pages/application/offers/SelectOfferPage.tsx';
import { lenderDataReceived } from '#store/application/core/lenderDataSlice.ts';
import type { OfferSet } from '#store/application/offers/offers.ts';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

import { pageOpeners, type ScreenSituation } from './renderScreen.tsx';

export const choosing = aStatus('OFFER_SELECTION');

export const { open, openLive } = pageOpeners(
  <SelectOfferPage />,
  (set: OfferSet = anOfferSet(), more: Partial<ScreenSituation> = {}) => ({
    at: 'product/select',
    status: choosing,
    ...more,
    given: [lenderDataReceived({ offers: set }), ...(more.given ?? [])],
  }),
);

export const result = () => screen.getByRole('region', { name: 'What it comes to' });
export const figure = (label: string) => {
  const term = within(result()).getByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
};
export const amountBox = () =>
  screen.getByRole('textbox', { name: /How much do you want to draw/ });
export const termRadio = (years: number) =>
  screen.getByRole('radio', { name: new RegExp(`^${years} years`) });
export const button = (name: string) => screen.getByRole('button', { name });

export async function compare(user: UserEvent, ...terms: readonly number[]) {
  for (const years of terms) {
    await user.click(termRadio(years));
    await user.click(button('Compare this choice'));
  }
}

export async function choose(user: UserEvent, amount: string, years: number) {
  await user.click(termRadio(years));
  await user.clear(amountBox());
  await user.type(amountBox(), amount);
}
