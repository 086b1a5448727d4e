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
  | { id: 'recentLine'; againOn: string }
  | { id: 'inquiry' }
  | { id: 'activeApplication'; uuid: string }
  | { id: 'changeChecksOffer' }
  | { id: 'timeLimit'; endsAt: string }
  | { id: 'cancelApplication' }
  /** `to` is the place a link leads to; null is Back. */
  | { id: 'uploadRunning'; to: string | null };

export type ModalId = Modal['id'];
