import * as v from 'valibot';

import { MAX_LOOKUP_ITEMS, Uuid, WireAddress, listOf } from './common.ts';
import { endpoint } from './endpoint.ts';

/** CALL-REG-01, G-04: at most eight suggestions. For one magic word, the sandbox sends more (12.8). */
export const lookUpAddress = endpoint({
  name: 'lookUpAddress',
  method: 'GET',
  path: '/service-address-lookup/external/api/v1/typeahead/{text}',
  looksUpAddresses: true,
  answer: v.object({ suggestions: v.nullish(listOf(WireAddress), []) }),
  bearer: 'optional',
});

/** CALL-ELIG-01, G-03. */
export const readStatesEligibility = endpoint({
  name: 'readStatesEligibility',
  method: 'GET',
  path: '/service-application/external/api/v2/heloc/states-eligibility',
  query: v.object({ orgCode: v.string() }),
  answer: v.object({
    states: listOf(
      v.object({
        state: v.string(),
        // Our choice: an unreadable state counts as eligible, as it does if the whole list is missing.
        eligible: v.fallback(v.boolean(), true),
      }),
    ),
  }),
  bearer: 'optional',
});

/** CALL-ELIG-02, G-03. */
export const readZipEligibility = endpoint({
  name: 'readZipEligibility',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/zip-eligibility',
  query: v.object({ orgCode: v.string() }),
  answer: v.object({ blockedZips: v.nullish(listOf(v.string(), MAX_LOOKUP_ITEMS), []) }),
  bearer: 'optional',
});

/** The list of licensed states (shell §7). */
export const readStateLicenses = endpoint({
  name: 'readStateLicenses',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/state-licenses',
  query: v.object({ orgCode: v.string() }),
  answer: listOf(v.object({ abbrev: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) })),
  bearer: 'optional',
  isBackground: true,
});

/** CALL-SUB-08, CALL-SUB-09. */
export const readConsentPrompt = endpoint({
  name: 'readConsentPrompt',
  method: 'GET',
  path: '/service-comms-prefs/external/api/v1/consent/prompt/{consentType}',
  answer: v.object({ consentPromptUuid: Uuid, text: v.string() }),
  bearer: 'optional',
});
