import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isNamed, isOnStreet } from '#server/sandbox/lender/application/magicWords.ts';
import { isFirstTime, markTaken } from '#server/sandbox/lender/status/state.ts';

import { withCondition } from './conditionChanges.ts';
import { conditionAt, type NewCondition } from './conditionRecord.ts';
import { askToLower } from './permission.ts';

interface Asked {
  readonly at: readonly string[];
  readonly applies: (application: ApplicationRecord) => boolean;
  readonly asks: (application: ApplicationRecord) => NewCondition;
}

const INCOME = ['INCOME_VERIFICATION'];
/** The title search has ended. */
const TITLE = ['LIEN_VERIFICATION', 'LIEN_ATTESTATION'];

const DEED = ['PROPERTY_DESCRIPTION_SOURCE'];

/** What the lender asks for on its own, once each (9.2 to 9.4). */
const asked: Readonly<Record<string, Asked>> = {
  nophone: {
    at: INCOME,
    applies: (application) => isNamed(application, 'nophone'),
    asks: () => ({ categoryEnum: 'MISSING_PHONE_NUMBER' }),
  },
  escalate: {
    at: INCOME,
    applies: (application) => isNamed(application, 'escalate'),
    asks: () => ({
      categoryEnum: 'ESCALATION_REVIEW',
      requestDocuments: ['SUPPORT'],
      commentsToBorrower: 'Please send a letter that explains the gap in your employment.',
    }),
  },
  permission: {
    at: INCOME,
    applies: (application) => isNamed(application, 'permission'),
    asks: askToLower,
  },
  coowned: {
    at: TITLE,
    applies: (application) =>
      isOnStreet(application, 'coowned') && application.additionalInfo?.ownership === 'SOLE',
    asks: () => ({ categoryEnum: 'FALSE_OWNERSHIP_TYPE_REVIEW', requestDocuments: DEED }),
  },
  deedpage: {
    at: TITLE,
    applies: (application) => isOnStreet(application, 'deedpage'),
    asks: () => ({ categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION', requestDocuments: DEED }),
  },
  trust: {
    at: TITLE,
    applies: ({ additionalInfo }) => additionalInfo?.ownership === 'TRUST',
    asks: () => ({
      categoryEnum: 'REVIEW_TRUST_REQUIREMENTS',
      requestDocuments: ['CERTIFICATE_OF_TRUST'],
    }),
  },
};

/** Adds what the lender asks for when a status begins. */
export function withAsked(application: ApplicationRecord, at: number): ApplicationRecord {
  const { checklistStatus } = application.status;
  let current = application;
  for (const [name, { at: statuses, applies, asks }] of Object.entries(asked)) {
    const branch = `condition/${name}`;
    const isDue =
      statuses.includes(checklistStatus) && applies(current) && isFirstTime(current, branch);
    if (isDue)
      current = {
        ...withCondition(current, conditionAt(asks(current), at)),
        progress: { ...current.progress, ...markTaken(current, branch) },
      };
  }
  return current;
}
