import { lookUpAddress } from '#sagas/api/contract/eligibility.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  normaliseLenderAddress,
  completeAddress,
  type HomeAddress,
} from '#store/person/address.ts';

const LONGEST = 120;
/** More than a lender gives (eight), and room for all that the sandbox lists (12.8): no list is endless. */
const MOST_SUGGESTIONS = 30;

/** What the lookup service knows for a text (CALL-REG-01). */
export function* suggestionsFor(ports: Ports, text: string): SagaGenerator<HomeAddress[]> {
  const { suggestions } = yield* send(ports, lookUpAddress, {
    path: { text: text.slice(0, LONGEST) },
  });
  return suggestions.slice(0, MOST_SUGGESTIONS).map((wire) =>
    completeAddress<HomeAddress>({
      ...normaliseLenderAddress(wire),
      street2: wire.street2 ?? '',
    }),
  );
}
