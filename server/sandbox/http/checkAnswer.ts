import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { contractFaults, faultText } from '#server/contractFaults.ts';

/** Throws if an answer breaks the contract. */
export function checkAnswer({ name, answer: schema }: Endpoint, answer: unknown): void {
  const wire: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const faults = contractFaults(schema, wire).map(faultText);
  if (faults.length > 0)
    throw new Error(`The answer of ${name} breaks the contract at ${faults.join(', ')}`);
}
