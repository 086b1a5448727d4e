import type { Originator } from '#store/registration/originator.ts';

/** What a modal needs to know beside its id; the words are the view's (screens.md section 3). */
export type Modal =
  | { id: 'newYorkTo' }
  | { id: 'newYorkFrom' }
  | { id: 'hawaii' }
  | {
      id: 'accountExists';
      reason: 'registered' | 'referralUsed' | 'cannotStart';
      organizations: string[];
    }
  /** The reasons are those of the chain's failure (MSG-SUB-05). */
  | { id: 'createRefused' }
  | { id: 'recentLine'; againOn: string }
  /** Whoever started the inquiry; null where nobody knows them, and the lender's own people answer. */
  | { id: 'inquiry'; originator: Originator | null }
  | { id: 'activeApplication'; uuid: string }
  | { id: 'changeChecksOffer' }
  /** `hasFailed`: the wish to stay did not get to the lender. */
  | { id: 'timeLimit'; endsAt: string; hasFailed: boolean }
  | { id: 'cancelApplication' }
  /** The sign-in page is somewhere else, and the browser keeps no answers meanwhile. */
  | { id: 'answersNotKept' }
  /** `to` is the place a link leads to; null is Back. */
  | { id: 'uploadRunning'; to: string | null };

export type ModalId = Modal['id'];
