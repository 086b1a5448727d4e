import { lastSignedAt } from '#store/application/documents/documents.ts';
import { aDocument } from '#tests/support/fixtures/documents.ts';

const signed = (doneAt: string | null) => aDocument({ state: 'SIGNED', doneAt });

it('takes the time of the signature from the last signed document', () => {
  const early = signed('2026-11-26T10:00:00.000Z');
  const late = signed('2026-11-26T10:05:00.000Z');
  const read = aDocument({ state: 'READ', doneAt: '2026-11-26T11:00:00.000Z' });

  expect(lastSignedAt([late, early, read, signed(null)])).toBe(late.doneAt);
  expect(lastSignedAt([read, aDocument()])).toBeNull();
});
