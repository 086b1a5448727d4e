import {
  asksHardCredit,
  changedFigures,
  comparisonRows,
  costGroups,
  type FinalOffer,
} from '#store/application/signing/finalOffer.ts';
import { aQuote } from '#tests/support/fixtures/quotes.ts';
import { aStatus } from '#tests/support/sagas/openApplication.ts';

const anOffer = (about: Partial<FinalOffer> = {}): FinalOffer => ({
  chosen: aQuote(),
  final: aQuote(),
  reasons: [],
  rescissionEndsOn: null,
  texasEarliestOn: null,
  ...about,
});

it('gives no figure a reason when the offer is as chosen', () => {
  const rows = comparisonRows(anOffer());

  expect(rows.map(({ label }) => label)).toEqual([
    'Line of credit',
    'First draw',
    'Rate',
    'APR',
    'Term',
    'Monthly payment',
    'Origination fee',
    'Recording tax',
    'Cash to you',
    'Total interest',
    'Last payment',
  ]);
  for (const { chosen, final, reason } of rows) expect([final, reason]).toEqual([chosen, null]);
});

it('gives each difference its reason, or says how to ask for one', () => {
  const final = aQuote({ rate: 0.076, monthlyPayment: 960, lastPayment: '2041-12' });
  const reasons = [{ figure: 'rate', reason: 'You chose autopay.' }];

  const rows = comparisonRows(anOffer({ final, reasons })).filter(({ reason }) => reason !== null);

  expect(rows).toMatchObject([
    { label: 'Rate', chosen: '7.850%', final: '7.600%', reason: 'You chose autopay.' },
    { label: 'Monthly payment', reason: expect.stringContaining('Ask us') },
    { label: 'Last payment', chosen: 'November 2041', final: 'December 2041' },
  ]);
});

it.each([
  [4_000, 0, [{ label: 'Debts paid directly', chosen: '$4,000.00', final: 'None' }]],
  [0, 4_000, [{ label: 'Debts paid directly', chosen: null, final: '$4,000.00' }]],
  [0, 0, []],
])('shows debts of $%d that are now $%d unless both are zero', (before, now, shown) => {
  const offer = anOffer({
    chosen: aQuote({ debtsPaid: before }),
    final: aQuote({ debtsPaid: now }),
  });

  expect(comparisonRows(offer).filter(({ label }) => label.startsWith('Debts'))).toMatchObject(
    shown,
  );
});

it("ignores a difference that isn't visible", () => {
  expect(changedFigures(aQuote(), aQuote({ monthlyPayment: 975.331 }))).toEqual([]);
});

it('shows only the final numbers when there are no chosen ones, and skips a missing last payment', () => {
  const rows = comparisonRows(anOffer({ chosen: null, final: aQuote({ lastPayment: null }) }));

  expect(rows[0]).toEqual({
    part: 'get',
    label: 'Line of credit',
    chosen: null,
    final: '$102,990.00',
    reason: null,
  });
  expect(rows.at(-1)?.label).toBe('Total interest');
});

it('says who pays each cost', () => {
  const costs = [
    { name: 'Title search', amount: 250, paidBy: 'LENDER' },
    { name: 'Survey', amount: 90, paidBy: 'County' },
  ];

  expect(costGroups(aQuote({ costs }))).toEqual([
    {
      payer: 'You pay',
      costs: [
        { name: 'Origination fee', amount: '$2,990.00' },
        { name: 'Recording tax', amount: '$0.00' },
      ],
    },
    { payer: 'We pay', costs: [{ name: 'Title search', amount: '$250.00' }] },
    { payer: 'Paid by County', costs: [{ name: 'Survey', amount: '$90.00' }] },
    {
      payer: 'Only if you choose it',
      costs: [{ name: 'A notary who comes to you', amount: '$350.00' }],
    },
  ]);
});

const hard = (givenAt: string | null) => [{ type: 'HARD_CREDIT', givenAt }];
const soft = { type: 'SOFT_CREDIT', givenAt: '2026-11-20T10:00:00Z' };
const final = { uwDecision: 'FINAL', uwSubDecision: 'FINAL_OFFER' };

it.each([
  ['APP-02 held, not given', { ...final, consents: hard(null) }, true],
  ['APP-02 only another one given', { ...final, consents: [soft, ...hard(null)] }, true],
  ['APP-02 given', { ...final, consents: hard('2026-11-20T10:00:00Z') }, false],
  ['APP-03 asset depletion', { ...final, assetDepletion: { complete: true, amount: 1 } }, true],
  [
    'APP-04 income matched',
    { ...final, uwSubDecision: 'VERIFIED_INCOME_MATCHED_OFFER', consents: hard(null) },
    false,
  ],
  ['no consent of that type', final, false],
])('decides whether the final offer asks for consent to hard credit: %s', (_case, about, asks) => {
  expect(asksHardCredit(aStatus('FINAL_OFFER', about))).toBe(asks);
});
