import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import type {
  ApplicationRecord,
  SignerRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import type { SignerState } from '#store/application/core/signerStates.ts';

/**
 * The application as an additional signer's own calls see it: with their name, ID check, notary, documents and to-do
 * items in the place of the borrower's. The calls of V, D, N and C work on it as on any application.
 */
export interface SignerFile extends ApplicationRecord {
  readonly signerUuid: string;
  /** Who applied for the line. */
  readonly borrower: ApplicationRecord['profile'];
}

export const isSignerFile = (application: ApplicationRecord): application is SignerFile =>
  'signerUuid' in application;

/** Whose uploads are meant: the borrower's are filed under the application, a signer's under the signer. */
export const uploadOwner = (application: ApplicationRecord): string =>
  isSignerFile(application) ? application.signerUuid : application.uuid;

/** The status in which the calls of a state are open; every other state opens none. */
const firstStatus: Partial<Record<SignerState, KnownStatus>> = {
  IDENTITY: 'IDENTITY_VERIFICATION',
  SIGN: 'DEED_SIGNING',
  DONE: 'DEED_SIGNING',
};

/** A signer in a state, from a moment on. */
export const enterState = (signer: SignerRecord, state: SignerState, at: number): SignerRecord => ({
  ...signer,
  state,
  since: at,
  file: {
    ...signer.file,
    checklistStatus: firstStatus[state] ?? 'CO_DEED_REQ',
    statusSince: at,
  },
});

/** The file of a signer. */
export function signerFileOf(application: ApplicationRecord, signer: SignerRecord): SignerFile {
  const { firstName, lastName, email, phoneNumber, state, file, uuid } = signer;
  const { checklistStatus, ...own } = file;
  return {
    ...application,
    ...own,
    signerUuid: uuid,
    borrower: application.profile,
    pinned: false,
    isOnPaper: false,
    profile: {
      ...application.profile,
      name: { firstName, middleName: '', lastName, suffix: '' },
      email,
      phoneNumber: phoneNumber ?? '',
    },
    status: {
      ...application.status,
      checklistStatus,
      hold: null,
      manualNotary: checklistStatus === 'MANUAL_DEED_SIGNING',
      primaryParticipantAcceptComplete: state === 'DONE',
    },
  };
}

/** What a signer sends or reads before the ID is checked. */
const atIdentity = new Set(['IDENTITY_VERIFICATION', 'IDENTITY_CHECK_IN_PROGRESS']);

interface Changed {
  readonly file: SignerFile;
  /** Every document is read. */
  readonly hasReadAll: boolean;
}

/** The state that follows from what the signer did. */
function nextState(state: SignerState, { file, hasReadAll }: Changed): SignerState {
  const { checklistStatus, primaryParticipantAcceptComplete } = file.status;
  if (state === 'IDENTITY' && !atIdentity.has(checklistStatus)) return 'DOCUMENTS';
  if (state === 'DOCUMENTS' && hasReadAll) return 'READY';
  return state === 'SIGN' && primaryParticipantAcceptComplete ? 'DONE' : state;
}

/** Puts a changed file back into its application, and moves the signer on. */
export function withSignerFile(
  application: ApplicationRecord,
  { file, hasReadAll }: Changed,
  at: number,
): ApplicationRecord {
  const { signerUuid, status, statusSince, idCheck, notary, conditions } = file;
  const { consents, documentsDone, progress } = file;
  const signers = application.signers.map((known) => {
    if (known.uuid !== signerUuid) return known;
    const kept: SignerRecord = {
      ...known,
      file: {
        checklistStatus: status.checklistStatus,
        statusSince,
        idCheck,
        notary,
        conditions,
        consents,
        documentsDone,
        progress,
      },
    };
    const state = nextState(known.state, { file, hasReadAll });
    return state === known.state ? kept : enterState(kept, state, at);
  });
  return { ...application, signers };
}

/** The application after a change of its signers' files; the same record where none changed. */
export function changeFiles(
  application: ApplicationRecord,
  at: number,
  change: (file: SignerFile) => ApplicationRecord,
): ApplicationRecord {
  let current = application;
  for (const signer of application.signers) {
    const file = signerFileOf(current, signer);
    const changed = change(file);
    if (changed !== file && isSignerFile(changed))
      current = withSignerFile(current, { file: changed, hasReadAll: false }, at);
  }
  return current;
}
