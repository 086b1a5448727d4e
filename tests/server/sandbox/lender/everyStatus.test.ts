import { applicationOf as readAs } from '#sagas/application/open.ts';
import { whereTo } from '#sagas/application/status/followChecklist.ts';
import { applicationOf, applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { checklistRows } from '#tests/support/fixtures/checklistRows.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at, patch } = applicationsAt(lender);

/** Where a status leads that is given by its name alone: the table, and what 8.1 fills in for the rest. */
const rows = [
  ...checklistRows.map(([, status, path]) => [status, path] as const),
  ['AUTOPAY_ACCOUNT', 'bank/autopay'],
  ['BPO_ORDER_REQUEST', 'bpo/order-bpo'],
  ['BPO_ORDER_REQUEST_PENDING', 'bpo/order-bpo'],
  ['BPO_ORDER_REQUEST_OF_NEXT_YEAR', 'bpo/order-bpo'],
  ['NAV_BPO_ORDER_REQUEST', 'bpo/order-bpo'],
  ['COMPLETE', '/'],
  ['CANCELLED', '/'],
] as const;

/** Where a browser goes from the application's own address. */
async function leadsTo(borrower: Borrower): Promise<string> {
  const wire = await applicationOf(lender, borrower);
  const { isCrypto, hasRoutingNumber, property } = readAs(wire);
  const routed = { isCrypto, hasRoutingNumber, propertyState: property?.state ?? null };
  return whereTo(await borrower.status(), routed, '').path;
}

test.each([
  ['forward', rows],
  ['backward', rows.toReversed()],
])(
  'one application walked through every status, %s, leads where the table says',
  async (_way, walk) => {
    const borrower = await at('OFFER_SELECTION');
    const seen: (readonly [string, string])[] = [];
    for (const [checklistStatus] of walk) {
      await patch(borrower, { status: { checklistStatus } });
      seen.push([checklistStatus, await leadsTo(borrower)]);
    }

    expect(seen).toEqual(walk);
  },
);

test('8.1: an agent has to be ordered, and in Texas the condition is asked first', async () => {
  const borrower = await at('HMDA', { application: { property: { state: 'TX' } } });

  await patch(borrower, { status: { checklistStatus: 'BPO_ORDER_REQUEST_PENDING' } });

  expect((await borrower.status()).bpo).toBe('BPO_REQUIRED');
  expect(await leadsTo(borrower)).toBe('bpo/condition');
});
