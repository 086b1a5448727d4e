import {
  otherSigners,
  type ApplicationStatus,
  type OtherSigner,
} from '#store/application/core/applicationStatus.ts';
import { isolated } from '#store/text/direction.ts';

import type { StatusText } from './statusTexts.ts';

type Signing = Readonly<Pick<ApplicationStatus, 'otherSigners' | 'helocSigners'>>;

/** Invitation states in which the documents are signed (signing/additional), and then the deed. */
const signedDocuments = new Set(['READY', 'SIGN', 'DONE']);
const signedDeed = new Set(['DONE']);

const isNotIn =
  (states: ReadonlySet<string>) =>
  ({ state }: OtherSigner) =>
    !states.has(state ?? '');

/** "Lena", "Lena and Omar", "Lena, Omar and Ada". Null if a name is unknown. */
function namesOf(signers: readonly OtherSigner[]): string | null {
  const names = signers.flatMap(({ firstName }) => (firstName ? [isolated(firstName)] : []));
  if (names.length === 0 || names.length < signers.length) return null;
  const last = names.at(-1) ?? '';
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const emailWhenSigned = (who: string, count: number) =>
  `Nothing to do. We'll email you when ${who} ${count === 1 ? 'has' : 'have'} signed.`;

/** A signer declined. The lender and the borrower must find a solution together. */
function declinedText(signers: readonly OtherSigner[]): Partial<StatusText> | null {
  const declined = signers.filter(({ state }) => state === 'DECLINED');
  const names = namesOf(declined);
  if (names === null) return null;
  return {
    what: `${names} ${declined.length === 1 ? "doesn't" : "don't"} want to sign.`,
    actor: 'borrower',
    toDo: "Call us: we'll find a way with you.",
  };
}

/** CO_DEED_REQ: the borrower has signed the documents. */
function documentsText(status: Signing): Partial<StatusText> | null {
  const refusal = declinedText(otherSigners(status));
  if (refusal !== null) return refusal;
  const left = otherSigners(status).filter(isNotIn(signedDocuments));
  const names = namesOf(left);
  if (names === null) return null;
  return {
    what: `${names} ${left.length === 1 ? "hasn't" : "haven't"} signed yet.`,
    toDo: emailWhenSigned(names, left.length),
  };
}

/** DEED_SIGNING after the borrower signed. A sole owner doesn't wait for anyone. */
function deedText(status: Signing): Partial<StatusText> {
  const left = otherSigners(status).filter(isNotIn(signedDeed));
  if (left.length === 0)
    return {
      what: "We're recording your signature.",
      actor: 'lender',
      when: 'This usually takes a few minutes.',
      toDo: "Nothing to do. We'll email you.",
    };
  const names = namesOf(left);
  return {
    what: `We're waiting for ${names ?? 'the other signers'} to sign.`,
    actor: 'others',
    when: '',
    toDo: emailWhenSigned(names ?? 'they', names === null ? 2 : left.length),
  };
}

/** DEED_SIGNING before the borrower signed. The borrower goes first. */
function notaryText(status: Signing): Partial<StatusText> | null {
  const others = otherSigners(status);
  if (others.length === 0) return null;
  const then = namesOf(others) ?? 'the other signers';
  return { when: `You go first, then ${then}. It takes about 30 minutes.` };
}

/** Returns how other signers change a status's text, or null if they don't. */
export function signerText(status: Readonly<ApplicationStatus>): Partial<StatusText> | null {
  if (status.checklistStatus === 'CO_DEED_REQ') return documentsText(status);
  if (status.checklistStatus !== 'DEED_SIGNING') return null;
  return status.primaryParticipantAcceptComplete ? deedText(status) : notaryText(status);
}
