import { select, type SagaGenerator } from '#sagas/effects.ts';
import { selectOrgCode } from '#store/org/selectors.ts';
import { readParameters } from '#store/shell/query.ts';
import { selectLocation } from '#store/shell/selectors.ts';

/** Keeps the `org` parameter if it names the brand and the host names another (BRAND-03, A-01). */
export function* sameBrand(to: string): SagaGenerator<string> {
  const orgCode = yield* select(selectOrgCode);
  const { search } = yield* select(selectLocation);
  const at = to.indexOf('?');
  const [path, query] = at < 0 ? [to, ''] : [to.slice(0, at), to.slice(at + 1)];
  const isNamed = readParameters(search).org === orgCode;
  if (!isNamed || readParameters(query).org !== undefined) return to;
  return `${path}?${query === '' ? '' : `${query}&`}org=${orgCode}`;
}
