import { fitToOffers } from '#store/application/offers/fitToOffers.ts';
import { anOffer, anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';

it('reduces the draw for a shorter term with less room, and says so', () => {
  const { choice, note } = fitToOffers(
    anOfferSet(),
    anOfferChoice({ term: 5, amount: 150_000, drawPreference: 'DEDUCT' }),
  );

  expect(choice).toMatchObject({ term: 5, amount: 122_484 });
  expect(note).toBe('For 5 years the most you can draw is $122,484.');
});

it('changes nothing else when a change leaves room', () => {
  const choice = anOfferChoice({ term: 10, amount: 150_000 });

  expect(fitToOffers(anOfferSet(), choice)).toEqual({ choice, note: null });
});

it('sets the draw to the limit when the borrower wants the maximum', () => {
  expect(fitToOffers(anOfferSet(), anOfferChoice({ drawPreference: 'MAXIMIZE' }))).toMatchObject({
    choice: { amount: 210_600 },
    note: null,
  });
});

it('goes to the nearest term when a type lacks the chosen one', () => {
  const set = anOfferSet({ offers: [anOffer(), anOffer({ type: 'BUY_DOWN', term: 10 })] });

  expect(fitToOffers(set, anOfferChoice({ type: 'BUY_DOWN' })).choice.term).toBe(10);
});

it("takes the costs out of the draw when they don't fit on top", () => {
  const tight = anOfferSet({ offers: [anOffer({ maxDraw: 20_100 })], maxDraw: 20_100 });

  expect(fitToOffers(tight, anOfferChoice({ amount: 20_000 })).choice.drawPreference).toBe(
    'DEDUCT',
  );
});

it('accepts the largest draw without a note', () => {
  const choice = anOfferChoice({ amount: 204_485 });

  expect(fitToOffers(anOfferSet(), choice)).toEqual({ choice, note: null });
});

it('keeps the draw of a type without offers, with the costs on top', () => {
  const gone = anOfferChoice({ type: 'GONE', drawPreference: 'DEDUCT' });

  expect(fitToOffers(anOfferSet(), gone)).toEqual({
    choice: { ...gone, drawPreference: 'PRESERVE' },
    note: null,
  });
});
