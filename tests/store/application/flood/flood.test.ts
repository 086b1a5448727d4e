import { floodValidator, needsFloodProof } from '#store/application/flood/flood.ts';
import { aSentUpload } from '#tests/support/fixtures/uploads.ts';

it.each([
  [{ isInFloodZone: false, proofSentAt: null }, false],
  [{ isInFloodZone: true, proofSentAt: null }, true],
  [{ isInFloodZone: true, proofSentAt: '2026-11-21T15:00:00.000Z' }, false],
])('decides whether %j needs proof: %s', (check, isNeeded) => {
  expect(needsFloodProof({ zone: null, ...check })).toBe(isNeeded);
});

it('requires the notice and a policy', () => {
  expect(floodValidator([])({})).toEqual({
    noticeReceived: 'Required',
    floodPolicy: 'Add 1 more document.',
  });
  expect(floodValidator([aSentUpload('floodPolicy')])({ noticeReceived: true })).toEqual({});
});
