import { conditionCodes, conditionTasks } from '#store/application/conditions/codes.ts';
import { offerOrigins } from '#store/application/offers/origins.ts';
import { isNotaryErrorCode } from '#store/application/notary/errorCodes.ts';
import { notaryPartNames } from '#store/application/notary/parts.ts';
import { isSignerErrorCode } from '#store/application/core/signerErrors.ts';
import { decisions } from '#store/application/status/decisionCodes.ts';
import { steps } from '#store/registration/questions.ts';

import { readParameters, withParameters, type ParameterName } from '#store/shell/query.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const stepValues = new Set<string>(steps.map(({ value }) => value));

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);

/** Parameters that select a screen, with their valid values. */
const known: Partial<Record<ParameterName, (value: string) => boolean>> = {
  step: (value) => stepValues.has(value),
  prescreen: (value) => value === 'true',
  from: oneOf(offerOrigins),
  uwDecision: oneOf(decisions),
  code: (value) => isNotaryErrorCode(value) || isSignerErrorCode(value),
  notary: oneOf(notaryPartNames),
  document: (value) => UUID.test(value),
  kind: oneOf(['other', 'link']),
  record: (value) => UUID.test(value),
  conditionUuid: (value) => UUID.test(value),
  conditionType: oneOf([...conditionCodes, ...Object.values(conditionTasks)]),
  conditionEnum: oneOf(conditionCodes),
};

/** Keeps the known query parameters. Drops nonces and campaign parameters. */
export const redactedSearch = (search: string): string =>
  withParameters(
    '',
    Object.fromEntries(
      Object.entries(readParameters(search)).filter(([name, value]) =>
        known[name as ParameterName]?.(value),
      ),
    ),
  );
