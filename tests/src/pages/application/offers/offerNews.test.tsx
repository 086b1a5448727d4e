import { screen } from '@testing-library/react';

import { SelectOfferPage } from '#src/pages/application/offers/SelectOfferPage.tsx';
import {
  lenderDataFailed,
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { offersExpired } from '#store/application/offers/slice.ts';
import { stepFailed } from '#store/application/core/slice.ts';
import { choosing, open, openLive, button } from '#tests/support/render/offerPage.tsx';
import { anOfferSet } from '#tests/support/fixtures/offers.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { renderLiveScreen } from '#tests/support/render/renderScreen.tsx';
import { aRefusal } from '#tests/support/fixtures/registration.ts';

it('says what a check changed, and what changed in a revised offer', async () => {
  await open(
    anOfferSet({
      revision: {
        oldMaxDraw: 250_000,
        oldRate: 0.08,
        newRate: 0.0835,
        reason: 'Your income is lower.',
      },
    }),
    { status: aStatus('REVISED_OFFER_SELECTION'), at: 'product/select?from=income' },
  );

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your updated offer');
  expect(screen.getByText('We checked your income. Here is what it changed.')).toBeVisible();
  expect(screen.getByText('$250,000 before, $210,600 now')).toBeVisible();
  expect(screen.getByText("You don't have to accept.")).toBeVisible();
});

it('says that a rate stayed the same', async () => {
  const revision = { oldMaxDraw: 250_000, oldRate: 0.0835, newRate: 0.0835, reason: 'A lien.' };
  await open(anOfferSet({ revision }), { status: aStatus('REVISED_OFFER_SELECTION') });

  expect(screen.getByText('8.350%, as before')).toBeVisible();
});

it("shows the lender's message about the choice, and the reason for new offers", async () => {
  const { dispatch } = await openLive(anOfferSet(), { given: [offersExpired()] });
  expect(
    screen.getByText('The offers you saw have expired. These are the new ones.', { selector: 'p' }),
  ).toBeVisible();

  dispatch(stepFailed({ step: 'offerQuote', failure: aRefusal({ message: 'No room for that.' }) }));

  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('No room for that.');
});

it('FT-03 AX-07 S4 announces each failure to read, and keeps the focus on the heading meanwhile', async () => {
  const failed = lenderDataFailed({ name: 'offers', failure: { kind: 'offline' } });
  const { user, dispatch } = await renderLiveScreen(
    <main>
      <SelectOfferPage />
    </main>,
    { at: 'product/select', status: choosing, given: [failed] },
  );
  const said = () => screen.getByRole('alert').firstElementChild;
  const first = said();
  expect(first).toHaveTextContent(/We couldn't reach the lender/);

  await user.click(button('Try again'));
  dispatch(lenderDataRequested({ uuid: UUID, names: ['offers'] }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  dispatch(failed);

  expect(said()).toHaveTextContent(/We couldn't reach the lender/);
  expect(said()).not.toBe(first);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('AX-02 AX-07 announces that offers expired during a press, and moves the focus to the heading', async () => {
  const { dispatch } = await renderLiveScreen(
    <main>
      <SelectOfferPage />
    </main>,
    {
      at: 'product/select',
      status: choosing,
      given: [lenderDataReceived({ offers: anOfferSet() })],
    },
  );
  const heading = () => screen.getByRole('heading', { level: 1 });
  const said = () => screen.getByRole('status');
  button('Continue').focus();

  dispatch(offersExpired(), lenderDataRequested({ uuid: UUID, names: ['offers'] }));
  expect(heading()).toHaveFocus();
  expect(said()).toHaveTextContent("These offers have expired. We're getting new ones.");
  dispatch(lenderDataReceived({ offers: anOfferSet() }));

  expect(heading()).toHaveFocus();
  expect(said()).toHaveTextContent('The offers you saw have expired. These are the new ones.');
});

it('says that there is no offer, with the phone', async () => {
  await open(anOfferSet({ offers: [] }));

  expect(screen.getByText(/We have no offers to show yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
});
