import { lookUpAddress } from '#sagas/api/contract/eligibility.ts';
import { send } from '#sagas/control/send.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  normaliseLenderAddress,
  completeAddress,
  type HomeAddress,
} from '#store/person/address.ts';
import { withoutUnit } from '#store/person/unit.ts';
import { withoutZipPlus } from '#store/person/zipCode.ts';
import { normaliseText } from '#store/text/normalise.ts';

const LONGEST = 120;
/** More than a lender gives (eight), with room for the sandbox's list (12.8). */
const MOST_SUGGESTIONS = 30;

/** The suggestions of the lookup service for a text (CALL-REG-01); a unit that it does not know hides none. */
export function* suggestionsFor(ports: Ports, text: string): SagaGenerator<HomeAddress[]> {
  const whole = withoutZipPlus(normaliseText(text));
  const found = yield* call(lookUp, ports, whole);
  const { line } = withoutUnit(whole);
  return found.length > 0 || line === whole ? found : yield* call(lookUp, ports, line);
}

function* lookUp(ports: Ports, text: string): SagaGenerator<HomeAddress[]> {
  const { suggestions } = yield* send(ports, lookUpAddress, {
    path: { text: text.slice(0, LONGEST) },
  });
  return suggestions.slice(0, MOST_SUGGESTIONS).map(({ street2, ...wire }) => {
    const address = normaliseLenderAddress(wire);
    return completeAddress<HomeAddress>({ ...address, street2: street2 ?? '' });
  });
}
