import type { Originator } from '#store/person/originator.ts';

/** The data of each modal; the view has the texts (screens.md section 3). */
export type ModalState =
  | { id: 'newYorkTo' }
  | { id: 'newYorkFrom' }
  | { id: 'hawaii' }
  | {
      id: 'accountExists';
      reason: 'registered' | 'referralUsed' | 'cannotStart';
      organizations: string[];
    }
  /** Shows the reasons of the chain's failure (MSG-SUB-05). */
  | { id: 'createRefused' }
  | { id: 'recentLine'; againOn: string }
  /** The originator of the inquiry; null for an unknown one, in whose place the lender answers. */
  | { id: 'inquiry'; originator: Originator | null }
  | { id: 'activeApplication'; uuid: string }
  | { id: 'changeChecksOffer' }
  | { id: 'ceoFeedback' }
  /** Before a log-out (HDR-09). */
  | { id: 'leaveSurvey' }
  /** `hasFailed`: the session could not be renewed. */
  | { id: 'timeLimit'; endsAt: string; hasFailed: boolean }
  | { id: 'cancelApplication' }
  /** After the borrower's own withdrawal or rescission. */
  | { id: 'applicationCancelled' }
  | { id: 'lineCancelled' }
  /** Before the browser asks. */
  | { id: 'shareLocation' }
  /** The browser does not store the answers during the sign-in. */
  | { id: 'answersNotStored' }
  /** `to` is the target of the link; null is Back. */
  | { id: 'uploadRunning'; to: string | null };

export type ModalId = ModalState['id'];
