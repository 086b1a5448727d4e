import { under, type AllowList, type Path } from '#store/redaction/paths.ts';
import { loggableFields, type FieldKind, type FieldKinds } from '#store/fieldKinds.ts';

import { address, answerKinds, formKinds, type RecordKind } from './answerKinds.ts';
import * as answers from './answers.ts';
import { chainPaths } from './chain/loggable.ts';
import { emptyDraft, steps } from './questions.ts';

const partsOf = (kind: FieldKind | RecordKind): FieldKinds | null =>
  typeof kind === 'object' && 'parts' in kind ? kind.parts : null;

const answerPaths = ([name, kind]: readonly [string, FieldKind | RecordKind]): readonly Path[] => {
  const parts = partsOf(kind);
  return parts === null
    ? loggableFields({ [name]: kind as FieldKind })
    : under(name, loggableFields(parts));
};

/** Flags of a page, stored next to the answers. */
const flags = Object.keys(emptyDraft).filter((name) => !Object.hasOwn(answerKinds, name));
const draft = [...Object.entries(answerKinds).flatMap(answerPaths), ...flags];

/** Of typed values, the log keeps only list choices and checkboxes. */
const typed = [...new Set(Object.values(formKinds).flatMap(loggableFields))];

const home = loggableFields(address.parts);
const smsConsents = ['smsTransactionalConsent', 'smsMarketingConsent'];
const consents = ['termPrivacyConsent', 'communicationConsent'];

/** Answers that the draft takes as declared in their question's row. */
const submitted = Object.fromEntries(
  Object.entries(answers).flatMap(([action, creator]) => {
    const step = steps.find((one) => one.submitted === creator);
    const answer = Object.entries(answerKinds).find(([name]) => name === step?.draftKey);
    if (!answer) return [];
    const parts = step?.isWhole && partsOf(answer[1]);
    return [[action, parts ? loggableFields(parts) : answerPaths(answer)]];
  }),
);

/** The rest of a campaign is free text from the address. */
const campaign = ['isPrescreen'];
const prefill = ['propertyAddress.state', 'homeAddress.state', 'name.suffix'];
const originator = ['uuid', 'nmls'];
const licence = ['licensedStates.*', 'enforceLicensedStatesForReferral'];
const eligibility = ['states.*.state', 'states.*.eligible'];
const smsPrompts = ['transactional.uuid', 'marketing.uuid'];

export const registrationLoggable: AllowList = {
  state: [
    ...under('draft', draft),
    ...under('unsaved.*', typed),
    'storedDraft',
    ...under('campaign', campaign),
    ...under('prefills.*', prefill),
    'arePrefillsSettled',
    'offerNote',
    ...under('originator', originator),
    ...under('licence', licence),
    ...under('eligibility', eligibility),
    ...under('smsPrompts', smsPrompts),
  ],
  actions: {
    registrationEntered: under('campaign', campaign),
    answersTyped: ['step', ...under('values', typed)],
    ...submitted,
    propertySubmitted: [...under('property', [...home, 'occupancyType']), ...under('home', home)],
    contactSubmitted: smsConsents,
    registrationSubmitted: [...under('contact', smsConsents), ...under('consents', consents)],
    accountSubmitted: [...under('contact', smsConsents), ...under('consents', consents)],
    accountForgotten: [],
    draftRestored: [
      ...under('draft', draft),
      ...under('unsaved.*', typed),
      ...under('campaign', campaign),
      ...under('chain', chainPaths),
      'settled.*.state',
    ],
    draftAbsent: [],
    prefillReceived: ['source', ...under('prefill', prefill)],
    prefillsSettled: [],
    offerReceived: [],
    offerRefused: ['note'],
    referrerRefused: [],
    referralRefused: [],
    originatorReceived: originator,
    licenceReceived: licence,
    eligibilityReceived: eligibility,
    smsPromptsReceived: smsPrompts,
    registrationDropped: [],
  },
};
