import type { Originator } from '#store/person/originator.ts';

/** Each modal's data. The view has the texts (screens.md section 3). */
export type ModalState =
  | { id: 'newYorkTo' }
  | { id: 'newYorkFrom' }
  | { id: 'hawaii' }
  | {
      id: 'accountExists';
      reason: 'registered' | 'referralUsed' | 'cannotStart';
      organizations: string[];
    }
  /** Shows why the chain failed (MSG-SUB-05). */
  | { id: 'createRefused' }
  | { id: 'recentLine'; againOn: string }
  /** The inquiry's originator. Null if unknown, in which case the lender answers. */
  | { id: 'inquiry'; originator: Originator | null }
  | { id: 'activeApplication'; uuid: string }
  | { id: 'changeChecksOffer' }
  | { id: 'ceoFeedback' }
  /** Shown before logging out (HDR-09). */
  | { id: 'leaveSurvey' }
  /** `hasFailed`: the session couldn't be renewed. */
  | { id: 'timeLimit'; endsAt: string; hasFailed: boolean }
  | { id: 'cancelApplication' }
  /** Shown after the borrower withdraws or rescinds. */
  | { id: 'applicationCancelled' }
  | { id: 'lineCancelled' }
  /** Shown before the browser asks. */
  | { id: 'shareLocation' }
  /** The browser can't store the answers during the sign-in. */
  | { id: 'answersNotStored' }
  /** `to` is the link's target, or null for Back. */
  | { id: 'uploadRunning'; to: string | null };

export type ModalId = ModalState['id'];
