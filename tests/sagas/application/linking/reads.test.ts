import { readTaxLink } from '#sagas/application/linking/reads.ts';
import { call } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { TaxLink } from '#store/application/linking/linkTexts.ts';
import { refused } from '#tests/support/fakes/scriptedApi.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const record = { uuid: 'one', state: 'CONNECTED', institution: 'Sandbox Tax' };

async function open(query: string, answer: unknown = record) {
  const found: TaxLink[] = [];
  const screen = startApplicationScreen(
    function* (ports: Ports) {
      found.push(yield* call(readTaxLink, ports, UUID));
    },
    {
      at: `income/pointserv-callback${query}`,
      status: aStatus('INCOME_VERIFICATION'),
      script: { completeIncomeLink: [answer] },
    },
  );
  await new Promise((resolve) => setTimeout(resolve));
  return { ...screen, found: found[0] };
}

it('leads on to income/review when the link found records', async () => {
  const { found, sent, place } = await open('?session=one&result=SUCCESS');

  expect(sent('completeIncomeLink')).toEqual({ publicToken: null, result: 'SUCCESS' });
  expect(found).toEqual({ result: 'SUCCESS', institution: 'Sandbox Tax' });
  expect(place()).toBe('income/review');
});

it.each([
  ['?session=one&result=REFUSED', record, 'REFUSED'],
  ['?session=one&result=EXIT', record, 'EXIT'],
  ['?session=one&result=SUCCESS', { ...record, state: 'NOT_STARTED' }, 'NO_DATA'],
  ['?session=one&result=SUCCESS', refused(404, 'No.'), 'UNKNOWN'],
  ['?session=one&result=MAYBE', record, 'UNKNOWN'],
  ['?session=../x&result=SUCCESS', record, 'UNKNOWN'],
  ['', record, 'UNKNOWN'],
])('reads %s with %j as %s, and stays on the page', async (query, answer, result) => {
  const { found, place } = await open(query, answer);

  expect(found?.result).toBe(result);
  expect(place()).toBe('income/pointserv-callback');
});
