import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { RootState } from '#store/index.ts';
import { hasCityStateAndZip } from '#store/person/address.ts';
import { lineMatch } from '#store/registration/address/lineMatch.ts';
import {
  suggestionsReceived,
  type AddressField,
  type FoundAddresses,
  type linesSubmitted,
} from '#store/registration/address/lookupSlice.ts';

import { suggestionsFor } from './suggestions.ts';

/** Returns the only suggestion that matches a line. If several do, the list offers them. */
function* findLine(ports: Ports, field: AddressField, line: string) {
  const askedFor = line.trim();
  const suggestions = yield* call(suggestionsFor, ports, askedFor);
  // A suggestion without a city would be looked up again at the next submit.
  const address = lineMatch(askedFor, suggestions.filter(hasCityStateAndZip));
  const isShown = yield* select(
    ({ registration }: RootState) => registration.lookup.field === field,
  );
  if (address === null && isShown) yield* put(suggestionsReceived({ askedFor, suggestions }));
  return address;
}

/** Returns the addresses for the submitted lines (VAL-TYPEAHEAD-1). */
export function* findLines(
  ports: Ports,
  lines: ReturnType<typeof linesSubmitted>['payload'],
): SagaGenerator<FoundAddresses> {
  const found: FoundAddresses = {};
  for (const [field, line] of Object.entries(lines) as [AddressField, string][])
    found[field] = yield* call(findLine, ports, field, line);
  return found;
}
