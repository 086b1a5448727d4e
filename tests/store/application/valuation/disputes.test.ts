import { disputeOf, disputeValidator } from '#store/application/valuation/disputes.ts';
import {
  appraisalDateValidator,
  appraisalValidator,
} from '#store/application/valuation/recentAppraisal.ts';
import { aSentUpload } from '#tests/support/fixtures/uploads.ts';

const TODAY = '2026-11-21';
const sale = { address: '12 Elm Street', price: 500_000, soldOn: '2026-06-01' };

test.each([
  ['no reason', { reason: ' ' }, { reason: 'Required' }],
  ['only a reason', { reason: 'New roof.' }, {}],
  ['empty sales', { reason: 'New roof.', comparables: [{}, {}] }, {}],
  ['a complete sale', { reason: 'New roof.', comparables: [sale] }, {}],
  [
    'a sale that was started',
    { reason: 'New roof.', comparables: [{}, { address: 'Elm' }] },
    { comparables: [{}, { price: 'Required', soldOn: 'Required' }] },
  ],
  [
    'a future sale that is far too cheap',
    { reason: 'New roof.', comparables: [{ ...sale, price: 5, soldOn: '2026-11-22' }] },
    {
      comparables: [{ price: 'Must be at least $10,000', soldOn: 'Enter a date that has passed' }],
    },
  ],
])('validates a dispute with %s', (_what, values, errors) => {
  expect(disputeValidator(TODAY)(values)).toEqual(errors);
});

test('sends only the sales that were started', () => {
  expect(disputeOf({ reason: 'New roof.', comparables: [{}, sale] })).toEqual({
    reason: 'New roof.',
    comparables: [sale],
  });
});

test.each([
  [undefined, 'Required'],
  ['2026-02-31', 'Enter a real date'],
  ['2026-11-22', 'Enter a date that has passed'],
  ['2026-05-24', 'Use an appraisal from the last 180 days'],
  ['2026-05-25', undefined],
  [TODAY, undefined],
])('checks the date of an appraisal, %s: %s', (appraisedOn, message) => {
  expect(appraisalDateValidator(TODAY)({ ...(appraisedOn && { appraisedOn }) })).toEqual(
    message === undefined ? {} : { appraisedOn: message },
  );
});

test('requires the report, and waits until it is sent', () => {
  const sent = aSentUpload('recentAppraisal');
  const values = { appraisedOn: TODAY };
  expect(appraisalValidator(TODAY, [])(values)).toEqual({
    recentAppraisal: 'Add 1 more document.',
  });
  expect(appraisalValidator(TODAY, [{ ...sent, state: 'sending' }])(values)).toHaveProperty(
    'recentAppraisal',
  );
  expect(appraisalValidator(TODAY, [sent])(values)).toEqual({});
});
