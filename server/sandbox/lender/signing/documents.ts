import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import type { readSigningDocuments } from '#sagas/api/contract/signing.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { isPast } from '#server/sandbox/lender/status/stateTable.ts';

type Documents = AnswerOf<typeof readSigningDocuments>;

const PAGE_BYTES = 42_000;

/** The documents to sign, without their content. */
export function signingDocuments(application: ApplicationRecord): Documents {
  const { status, statusSince, property, payment, uuid } = application;
  const { checklistStatus } = status;
  if (checklistStatus !== 'NOTE_SIGNING' && !isPast(checklistStatus, 'NOTE_SIGNING')) return [];
  const isSigned = checklistStatus !== 'NOTE_SIGNING';
  const documents: readonly (readonly [boolean, string, string, number, signs: boolean])[] = [
    [true, 'NOTE', 'Line of credit agreement and note', 14, true],
    [true, 'CLOSING_DISCLOSURE', 'Final disclosures', 6, true],
    [property.occupancyType === 'HOME', 'RESCISSION_NOTICE', 'Your right to cancel', 2, true],
    [isTexasHome(application), 'FAIR_MARKET_VALUE', 'Agreement on the value of your home', 1, true],
    [payment?.paymentMethod === 'AUTOPAY', 'AUTOPAY', 'Permission for autopay', 1, true],
    [true, 'PRIVACY_NOTICE', 'Privacy notice', 3, false],
  ];
  return documents
    .filter(([applies]) => applies)
    .map(([, documentType, title, pages, requiresSignature]) => ({
      uuid: `${uuid}-${documentType.toLowerCase()}`,
      documentType,
      title,
      createdAt: new Date(statusSince).toISOString(),
      pages,
      sizeBytes: pages * PAGE_BYTES,
      state: isSigned ? 'SIGNED' : 'TO_SIGN',
      requiresAcknowledgement: !requiresSignature,
      requiresSignature,
    }));
}
