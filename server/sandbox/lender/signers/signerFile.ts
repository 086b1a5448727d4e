import type { KnownStatus } from '#store/application/core/checklistStatus.ts';
import type {
  ApplicationRecord,
  SignerRecord,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import type { SignerState } from '#store/application/core/signerStates.ts';

/**
 * The application as an additional signer's own calls see it: with their name, ID check, notary, documents and
 * conditions instead of the borrower's. The calls of V, D, N and C work with it like any application.
 */
export interface SignerFile extends ApplicationRecord {
  readonly signerUuid: string;
  /** Who applied for the line. */
  readonly borrower: ApplicationRecord['profile'];
}

export const isSignerFile = (application: ApplicationRecord): application is SignerFile =>
  'signerUuid' in application;

/** Returns the owner of uploads: the application for the borrower, or the signer. */
export const uploadOwner = (application: ApplicationRecord): string =>
  isSignerFile(application) ? application.signerUuid : application.uuid;

/** The status in which a state's calls are open. Other states open none. */
const firstStatus: Partial<Record<SignerState, KnownStatus>> = {
  IDENTITY: 'IDENTITY_VERIFICATION',
  SIGN: 'DEED_SIGNING',
  DONE: 'DEED_SIGNING',
};

/** Puts a signer in a state from a time on. */
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

/** Returns a signer's file. */
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
  readonly hasReadAll: boolean;
}

function nextState(state: SignerState, { file, hasReadAll }: Changed): SignerState {
  const { checklistStatus, primaryParticipantAcceptComplete } = file.status;
  if (state === 'IDENTITY' && !atIdentity.has(checklistStatus)) return 'DOCUMENTS';
  if (state === 'DOCUMENTS' && hasReadAll) return 'READY';
  return state === 'SIGN' && primaryParticipantAcceptComplete ? 'DONE' : state;
}

/** Puts a changed file back into its application and moves the signer on. */
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

/** Applies a change to the signers' files. Returns the same record if nothing changed. */
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
