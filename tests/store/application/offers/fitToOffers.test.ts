import { fitToOffers } from '#store/application/offers/fitToOffers.ts';
import { anOffer, anOfferChoice, anOfferSet } from '#tests/support/fixtures/offers.ts';

it('a shorter term with less room lowers the draw and says so', () => {
  const { choice, note } = fitToOffers(
    anOfferSet(),
    anOfferChoice({ term: 5, amount: 150_000, drawPreference: 'DEDUCT' }),
  );

  expect(choice).toMatchObject({ term: 5, amount: 122_484 });
  expect(note).toBe('For 5 years the most you can draw is $122,484.');
});

it('a change that leaves room changes nothing else', () => {
  const choice = anOfferChoice({ term: 10, amount: 150_000 });

  expect(fitToOffers(anOfferSet(), choice)).toEqual({ choice, note: null });
});

it('to draw the most sets the draw', () => {
  expect(fitToOffers(anOfferSet(), anOfferChoice({ drawPreference: 'MAXIMIZE' }))).toMatchObject({
    choice: { amount: 210_600 },
    note: null,
  });
});

it('a type without the term goes to the nearest', () => {
  const set = anOfferSet({ offers: [anOffer(), anOffer({ type: 'BUY_DOWN', term: 10 })] });

  expect(fitToOffers(set, anOfferChoice({ type: 'BUY_DOWN' })).choice.term).toBe(10);
});

it('takes the costs out of the draw where they do not fit on top', () => {
  const tight = anOfferSet({ offers: [anOffer({ maxDraw: 20_100 })], maxDraw: 20_100 });

  expect(fitToOffers(tight, anOfferChoice({ amount: 20_000 })).choice.drawPreference).toBe(
    'DEDUCT',
  );
});

it('the largest draw fits, and needs no note', () => {
  const choice = anOfferChoice({ amount: 204_485 });

  expect(fitToOffers(anOfferSet(), choice)).toEqual({ choice, note: null });
});

it('a type without offers keeps its draw, with the costs on top', () => {
  const gone = anOfferChoice({ type: 'GONE', drawPreference: 'DEDUCT' });

  expect(fitToOffers(anOfferSet(), gone)).toEqual({
    choice: { ...gone, drawPreference: 'PRESERVE' },
    note: null,
  });
});
