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

const MAX_LENGTH = 120;
/** More than a lender sends (eight), with room for the sandbox's list (12.8). */
const MAX_SUGGESTIONS = 30;

/** Returns the lookup service's suggestions for a text (CALL-REG-01). An unknown unit doesn't hide any. */
export function* suggestionsFor(ports: Ports, text: string): SagaGenerator<HomeAddress[]> {
  const whole = withoutZipPlus(normaliseText(text));
  const found = yield* call(lookUp, ports, whole);
  const { line } = withoutUnit(whole);
  return found.length > 0 || line === whole ? found : yield* call(lookUp, ports, line);
}

function* lookUp(ports: Ports, text: string): SagaGenerator<HomeAddress[]> {
  const { suggestions } = yield* send(ports, lookUpAddress, {
    path: { text: text.slice(0, MAX_LENGTH) },
  });
  return suggestions.slice(0, MAX_SUGGESTIONS).map(({ street2, ...wire }) => {
    const address = normaliseLenderAddress(wire);
    return completeAddress<HomeAddress>({ ...address, street2: street2 ?? '' });
  });
}
