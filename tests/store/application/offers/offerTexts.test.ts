import {
  cameFromLine,
  cappedFeeNote,
  debtKind,
  debtsLine,
  discountLabel,
  discountText,
  drawPreferenceLabels,
  dtiPrompt,
  fullDrawNote,
  limitLine,
  offerTypeFacts,
  offerTypeLabel,
  showsDtiPrompt,
} from '#store/application/offers/offerTexts.ts';
import { isolated } from '#store/text/direction.ts';
import { withStatusDefaults } from '#store/application/core/applicationStatus.ts';
import { aLiability, anOffer, anOfferSet } from '#tests/support/fixtures/offers.ts';

it('shows the specified texts of the offers screen', () => {
  expect(limitLine({ maxDraw: 122_484.7 })).toBe('Your line can be up to $122,484.');
  expect(cappedFeeNote(12_000)).toBe('capped at $12,000');
  expect(cameFromLine('income')).toBe('We checked your income. Here is what it changed.');
  expect(cameFromLine('constructor')).toBeNull();
  expect(cameFromLine(null)).toBeNull();
  expect([offerTypeLabel('STANDARD'), offerTypeLabel('BUY_DOWN')]).toEqual([
    'Lower fee',
    'Lower rate',
  ]);
  expect(drawPreferenceLabels.MAXIMIZE).toBe('Give me the maximum.');
  expect(discountLabel(anOfferSet(), 'AUTOPAY')).toBe(isolated('Pay by autopay'));
  const discountLabels = [{ type: 'AUTOPAY', label: 'From your account' }];
  expect(discountLabel({ discountLabels }, 'AUTOPAY')).toBe(isolated('From your account'));
  expect(debtKind('STUDENT_LOAN')).toBe('Student loan');
  expect(discountLabel(anOfferSet(), 'QUORUM')).toBe(isolated('Member discount'));
  expect(fullDrawNote(4)).toMatch(/paid back, for 4 years\.$/);
  expect(fullDrawNote(1)).toMatch(/paid back, for 1 year\.$/);
  expect(fullDrawNote(null)).toMatch(/paid back\.$/);
});

it('FMT-03 shows rates and fees to the third decimal and the cap to the cent, as the result does', () => {
  const offer = anOffer({ baseRate: 0.08625, originationFee: 0.02995 });
  const autopay = { type: 'AUTOPAY', rateWithDiscount: 0.085 };

  expect(offerTypeFacts(anOfferSet({ offers: [offer] }), 'STANDARD', 15)).toBe(
    '2.995% fee, 8.625% rate',
  );
  expect(discountText(anOfferSet(), offer, autopay)).toBe(
    `${isolated('Pay by autopay')}: 0.125% off your rate`,
  );
  expect(cappedFeeNote(2_499.5)).toBe('capped at $2,499.50');
});

it('adds up debts', () => {
  const car = aLiability({
    monetaryBalance: 17_900,
    monetaryCalculatedNextPaymentMinimumAmount: 412,
  });

  expect(debtsLine([aLiability(), car])).toBe(
    '2 debts, $26,350.00. You stop paying $581.00 a month.',
  );
  expect(debtsLine([aLiability()])).toBe('1 debt, $8,450.00. You stop paying $169.00 a month.');
});

const limited = { uwSubDecision: 'UNVERIFIED_DTI_LIMITED' };

it.each([
  ['limited by debts', limited, 210_600, true],
  ['not limited', { uwSubDecision: 'UNVERIFIED_OFFER' }, 210_600, false],
  ['no unlimited draw', limited, null, false],
  [
    'assets counted',
    { ...limited, assetDepletion: { complete: true, amount: null } },
    210_600,
    false,
  ],
  [
    'an amount given',
    { ...limited, assetDepletion: { complete: false, amount: 5 } },
    210_600,
    false,
  ],
])('APP-05 decides whether to ask about savings: %s', (_case, status, maxDtiUnlimited, shows) => {
  expect(showsDtiPrompt({ maxDtiUnlimited }, withStatusDefaults(status))).toBe(shows);
});

it('APP-05 names both limits in the prompt', () => {
  expect(dtiPrompt(59_298.93, 210_600)).toBe(
    'Your monthly debts limit this offer to $59,298. If we count your savings and investments, you could draw up to $210,600.',
  );
});
