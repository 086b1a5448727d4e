import {
  validateOrder,
  validateTexasOrder,
  type ValuationOrder,
} from '#store/application/valuation/order.ts';

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

it('an order needs a contact and a way to the home; in Texas its condition instead', () => {
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
])('an order with %j has the mistakes %j', (more, mistakes) => {
  expect(validateOrder({ ...order, ...more })).toEqual(mistakes);
});
