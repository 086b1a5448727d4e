import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { RootState } from '#store/index.ts';
import { hasCityStateAndZip, type HomeAddress } from '#store/person/address.ts';
import { lineMatch } from '#store/registration/address/lineMatch.ts';
import {
  suggestionsReceived,
  type AddressField,
  type FoundAddresses,
  type linesSubmitted,
} from '#store/registration/address/lookupSlice.ts';

import { suggestionsFor } from './suggestions.ts';

/** The one suggestion that a line means; where there is none, the list offers what may be chosen instead. */
function* findLine(
  ports: Ports,
  field: AddressField,
  line: string,
): SagaGenerator<HomeAddress | null> {
  const askedFor = line.trim();
  const suggestions = yield* call(suggestionsFor, ports, askedFor);
  // One without its place would be looked up again with the next press.
  const address = lineMatch(askedFor, suggestions.filter(hasCityStateAndZip));
  const isShown = yield* select(({ lookup }: RootState) => lookup.field === field);
  if (address === null && isShown) yield* put(suggestionsReceived({ askedFor, suggestions }));
  return address;
}

/** The addresses that the lines of a press mean (VAL-TYPEAHEAD-1). */
export function* findLines(
  ports: Ports,
  lines: ReturnType<typeof linesSubmitted>['payload'],
): SagaGenerator<FoundAddresses> {
  const found: FoundAddresses = {};
  for (const [field, line] of Object.entries(lines) as [AddressField, string][])
    found[field] = yield* call(findLine, ports, field, line);
  return found;
}
