import { applicationOf as readAs } from '#sagas/application/open.ts';
import { nextDestination } from '#sagas/application/status/followChecklist.ts';
import { applicationOf, applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { checklistRows } from '#tests/support/fixtures/checklistRows.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';

const lender = openLender('block');
const { at, patch } = applicationsAt(lender);

/** The destination of each status: the table, and the rest from 8.1. */
const rows = [
  ...checklistRows.map(([, status, screen]) => [status, screen] as const),
  ['AUTOPAY_ACCOUNT', 'bankAutopay'],
  ['BPO_ORDER_REQUEST', 'bpoOrder'],
  ['BPO_ORDER_REQUEST_PENDING', 'bpoOrder'],
  ['BPO_ORDER_REQUEST_OF_NEXT_YEAR', 'bpoOrder'],
  ['NAV_BPO_ORDER_REQUEST', 'bpoOrder'],
  ['COMPLETE', '/'],
  ['CANCELLED', '/'],
] as const;

/** Returns where the application's own address leads. */
async function leadsTo(borrower: Borrower): Promise<string> {
  const wire = await applicationOf(lender, borrower);
  const { isCrypto, hasRoutingNumber, property } = readAs(wire);
  const routed = { isCrypto, hasRoutingNumber, propertyState: property?.state ?? null };
  const destination = nextDestination(await borrower.status(), routed, null);
  return destination.kind === 'screen' ? destination.screen : destination.path;
}

test.each([
  ['forward', rows],
  ['backward', rows.toReversed()],
])(
  'leads where the table says when one application goes through every status %s',
  async (_direction, statuses) => {
    const borrower = await at('OFFER_SELECTION');
    const seen: (readonly [string, string])[] = [];
    for (const [checklistStatus] of statuses) {
      await patch(borrower, { status: { checklistStatus } });
      seen.push([checklistStatus, await leadsTo(borrower)]);
    }

    expect(seen).toEqual(statuses);
  },
);

test('requires a valuation by an agent, and in Texas asks for the condition first (8.1)', async () => {
  const borrower = await at('HMDA', { application: { property: { state: 'TX' } } });

  await patch(borrower, { status: { checklistStatus: 'BPO_ORDER_REQUEST_PENDING' } });

  expect((await borrower.status()).bpo).toBe('BPO_REQUIRED');
  expect(await leadsTo(borrower)).toBe('bpoCondition');
});
