import { screenAddress } from '#store/application/core/screens.ts';
import { completeIncomeLink } from '#sagas/api/contract/linking.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import { put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { taxLinkText, type TaxLink } from '#store/application/linking/linkTexts.ts';
import { isLinkResult } from '#store/application/linking/linkTypes.ts';

import { selectLocation } from '#store/shell/selectors.ts';
import { redirected, toastShown } from '#store/shell/slice.ts';

const UNKNOWN: TaxLink = { result: 'UNKNOWN', institution: null };

/**
 * income/pointserv-callback: completes the link session from the query. The lender gives a repeated call the same
 * response.
 */
export function* readTaxLink(ports: Ports, uuid: string): SagaGenerator<TaxLink> {
  const { search } = yield* select(selectLocation);
  const parameters = new URLSearchParams(search);
  const id = parameters.get('session') ?? '';
  const result = parameters.get('result');
  if (!/^[\w-]{1,100}$/.test(id) || !isLinkResult(result)) return UNKNOWN;
  const record = yield* nullOn404(() =>
    send(ports, completeIncomeLink, { path: { uuid, id }, body: { publicToken: null, result } }),
  );
  if (record === null) return UNKNOWN;
  const { institution, state } = record;
  if (result !== 'SUCCESS') return { result, institution };
  if (state !== 'CONNECTED') return { result: 'NO_DATA', institution };
  const done: TaxLink = { result, institution };
  yield* put(toastShown({ tone: 'success', text: taxLinkText(done) }));
  yield* put(redirected({ to: screenAddress(uuid, 'incomeReview'), replace: true }));
  return done;
}
