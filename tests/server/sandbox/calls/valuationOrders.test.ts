import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  changeValuationOrder,
  disputeValue,
  orderValuation,
  readValuationOrder,
  sendRecentAppraisal,
} from '#sagas/api/contract/valuation.ts';
import { MORNING } from '#tests/support/fakes/sandbox.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationOf, applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(MORNING - days * DAY_MS).toISOString().slice(0, 10);

type Order = BodyOf<typeof changeValuationOrder>;

const order: Order = {
  contactName: 'Mira Tolland',
  contactPhone: '(614) 555-0142',
  access: 'GATE',
  accessNote: 'The bell is broken.',
  bestDays: ['MONDAY', 'SATURDAY'],
  petsOrNotes: null,
  condition: null,
  damages: [],
  photos: [],
};
const inTexas: Order = { ...order, access: null, accessNote: null, condition: 'FAIR' };
const consent = {
  type: 'AGENT_CONTACT',
  textKey: 'sample',
  text: 'You may share my phone with the agent.',
  version: '1',
  acceptedAt: '2026-11-21T15:00:00.000Z',
};

describe('orders of a valuation', () => {
  const lender = openLender('block');
  const { at, released, patch } = applicationsAt(lender);
  const texas = { application: { property: { state: 'TX' } } };

  const place = (borrower: Borrower, more: Partial<BodyOf<typeof orderValuation>> = {}) =>
    borrower.call(orderValuation, { ...order, consents: [consent], ...more });
  const change = (borrower: Borrower, orderUuid: string, body: Order = order) =>
    borrower.call(changeValuationOrder, body, { path: { orderUuid } });
  const placed = (borrower: Borrower) => borrower.read(readValuationOrder);

  test.each(['BPO_ORDER_REQUEST', 'NAV_BPO_ORDER_REQUEST', 'BPO_ORDER_REQUEST_PENDING'])(
    'lets the borrower order at %s, and an agent work on it',
    async (status) => {
      const borrower = await at(status);
      expect(await placed(borrower)).toBeNull();

      const { body } = await place(borrower);
      expect(body).toMatchObject({
        checklistStatus: 'NAV_BPO_PROCESSING',
        bpo: 'BPO_PROCESSING',
        orderNumber: expect.stringMatching(/^BPO-\d{6}$/),
        expectedBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
      const { orderUuid, orderNumber, expectedBy } = body;
      expect(await placed(borrower)).toEqual({ ...order, orderUuid, orderNumber, expectedBy });
    },
  );

  test.each<[Partial<BodyOf<typeof orderValuation>>, string]>([
    [{ contactName: ' ' }, 'contactName'],
    [{ contactPhone: '555' }, 'contactPhone'],
    [{ access: null }, 'access'],
    [{ accessNote: null }, 'accessNote'],
    [{ bestDays: ['SUNDAY'] }, 'bestDays'],
    [{ consents: [] }, 'consents'],
  ])('SC-24 refuses an order with %j at the field %s', async (more, field) => {
    const borrower = await at('BPO_ORDER_REQUEST');

    expect(await place(borrower, more)).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    });
    expect(await placed(borrower)).toBeNull();
  });

  test('requires the condition of a home in Texas', async () => {
    const borrower = await at('BPO_ORDER_REQUEST', texas);

    expect((await place(borrower)).body).toMatchObject({ errors: [{ field: 'condition' }] });
    expect((await place(borrower, { ...inTexas, damages: ['FIRE'] })).status).toBe(400);
    expect((await place(borrower, { ...inTexas, damages: ['ROOF'] })).status).toBe(200);
    expect((await borrower.status()).condition).toBe('FAIR');
  });

  test('changes the contact of an order until the value is there', async () => {
    const borrower = await released('BPO_ORDER_REQUEST');
    const { orderUuid } = (await place(borrower)).body;

    expect((await place(borrower)).status).toBe(409);
    await change(borrower, orderUuid, { ...order, contactName: 'Ada Tolland' });
    expect(await placed(borrower)).toMatchObject({ orderUuid, contactName: 'Ada Tolland' });
    expect((await change(borrower, orderUuid, { ...order, access: null })).status).toBe(400);
    expect((await change(borrower, 'another')).status).toBe(404);
    await borrower.advance();
    expect((await change(borrower, orderUuid)).status).toBe(409);
  });

  const appraise = (borrower: Borrower, appraisedOn: string, documentUuids: string[]) =>
    borrower.call(sendRecentAppraisal, { appraisedOn, documentUuids });

  test.each(['BPO_ORDER_REQUEST', 'NO_AVM_FOUND'])(
    'lets a valuer read a recent appraisal at %s',
    async (status) => {
      const borrower = await at(status);
      const today = daysAgo(0);
      const old = daysAgo(200);
      const uuid = await borrower.upload('report.jpg', { purpose: 'VALUATION' });

      expect((await appraise(borrower, old, [uuid])).body).toMatchObject({
        errors: [{ field: 'appraisedOn' }],
      });
      expect((await appraise(borrower, today, [])).body).toMatchObject({
        errors: [{ field: 'recentAppraisal' }],
      });
      expect((await appraise(borrower, today, [uuid])).body.checklistStatus).toBe(
        'NAV_RESI_EVAL_PROCESSING',
      );
      expect((await appraise(borrower, old, [uuid])).status).toBe(409);
    },
  );

  const dispute = (borrower: Borrower, reason: string, price = 500_000) => {
    const comparables = [{ address: '12 Elm Street', price, soldOn: '2026-01-05' }];
    return borrower.call(disputeValue, { reason, comparables });
  };

  test.each([
    ['New roof.', 1],
    ['Please look again.', 1.05],
  ])(
    'accepts the dispute "%s", and sets the value to %p times the old one',
    async (reason, factor) => {
      const borrower = await at('BPO_ORDER_REQUEST');
      expect((await dispute(borrower, reason)).status).toBe(409);
      await patch(borrower, { status: { bpo: 'BPO_COMPLETE' } });
      const before = (await applicationOf(lender, borrower)).adjustedHomeAmount ?? 0;

      expect((await dispute(borrower, reason, 5)).status).toBe(400);
      expect((await dispute(borrower, reason)).status).toBe(202);
      const after = (await applicationOf(lender, borrower)).adjustedHomeAmount;
      expect(after).toBe(Math.round(before * factor));
    },
  );
});
