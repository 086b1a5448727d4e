import {
  orderAnswer,
  orderValidator,
  startingOrder,
  validateOrder,
  validateTexasOrder,
  type ValuationOrder,
} from '#store/application/valuation/order.ts';
import { anOrder, aPlacedOrder, aTexasOrder } from '#tests/support/fixtures/valuations.ts';

const order: ValuationOrder = {
  contactName: 'Mira Tolland',
  contactPhone: '(614) 555-0142',
  access: 'OUTSIDE_ONLY',
  accessNote: '',
  bestDays: [],
  petsOrNotes: '',
  condition: 'AVERAGE',
  damages: ['NONE'],
};

it('requires a contact and a way into the home, or in Texas its condition instead', () => {
  expect(validateOrder(order)).toEqual({});
  expect(validateTexasOrder(order)).toEqual({});
  expect(Object.keys(validateOrder({}))).toEqual(['contactName', 'contactPhone', 'access']);
  expect(Object.keys(validateTexasOrder({}))).toEqual(['contactName', 'contactPhone', 'condition']);
});

it.each<[Partial<ValuationOrder>, Record<string, string>]>([
  [{ access: 'GATE' }, { accessNote: 'Required' }],
  [{ access: 'GATE', accessNote: '4711' }, {}],
  [{ accessNote: 'x'.repeat(201) }, { accessNote: 'Must be at most 200 characters' }],
  [{ bestDays: ['MONDAY', 'SUNDAY'] }, { bestDays: 'Required' }],
  [{ petsOrNotes: 'x'.repeat(1_001) }, { petsOrNotes: 'Must be at most 1000 characters' }],
  [{ contactPhone: '555' }, { contactPhone: 'Please enter a valid phone number' }],
])('finds in an order with %j the mistakes %j', (more, mistakes) => {
  expect(validateOrder({ ...order, ...more })).toEqual(mistakes);
});

test('fills the order form from the draft, the last order or else the borrower', () => {
  const applicant = { name: { firstName: 'Mira', lastName: 'Tolland' }, phoneNumber: '6145550142' };

  expect(startingOrder(null, applicant, undefined)).toEqual({
    contactName: 'Mira Tolland',
    contactPhone: '(614) 555-0142',
  });
  expect(startingOrder(null, undefined, undefined)).toEqual({});
  expect(startingOrder(aPlacedOrder, applicant, { contactName: 'Ada' })).toMatchObject({
    contactName: 'Ada',
    bestDays: ['MONDAY', 'SATURDAY'],
  });
});

test("doesn't send what a form of the other state left over", () => {
  const form = { ...anOrder, accessNote: 'The bell is broken.', petsOrNotes: '' };
  const values = { ...form, access: 'OUTSIDE_ONLY' as const, condition: 'FAIR' as const };

  expect(orderAnswer(values, false)).toMatchObject({ accessNote: null, condition: null });
  expect(orderAnswer(values, true)).toEqual({ ...aTexasOrder, damages: [] });
});

test('requires consent to share the phone number for an order', () => {
  const values = { ...anOrder, petsOrNotes: '', accessNote: 'Bell', access: 'GATE' as const };
  const { condition: _condition, ...rest } = values;

  expect(orderValidator(false, [])(rest)).toEqual({ mayCall: 'Required' });
  expect(orderValidator(false, [])({ ...rest, mayCall: true })).toEqual({});
});
