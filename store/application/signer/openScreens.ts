import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import type { SignerState } from '#store/application/core/signerStates.ts';

/** The screen for each state. */
const screens: Readonly<Record<SignerState, ApplicationScreenId>> = {
  INVITED: 'signerIntro',
  IDENTITY: 'identity',
  DOCUMENTS: 'signerDocuments',
  READY: 'signerSign',
  SIGN: 'signerSign',
  DONE: 'signerSign',
  DECLINED: 'signerCancelled',
  CANCELLED: 'signerCancelled',
  EXPIRED: 'signerError',
};

export const screenOfState = (state: SignerState): ApplicationScreenId => screens[state];

/** Other screens that a state leaves open. Signers can read again what they read before. */
const extraScreens: Partial<Record<SignerState, readonly ApplicationScreenId[]>> = {
  READY: ['signerDocuments'],
  SIGN: [
    'signerDocuments',
    'notarySession',
    'notaryScheduleManual',
    'notaryReserveManual',
    'notaryError',
  ],
  DONE: ['signerDocuments', 'notarySession'],
};

/** Signers can answer conditions while the request is open. */
const conditionScreens: readonly ApplicationScreenId[] = ['conditions', 'conditionsUpload'];
const ended: readonly SignerState[] = ['DECLINED', 'CANCELLED', 'EXPIRED'];

/** Whether a signer may open a screen in this state. With a condition, also `identity`. */
export const isOpenTo = (
  state: SignerState,
  screen: ApplicationScreenId,
  hasCondition: boolean,
): boolean =>
  screens[state] === screen ||
  extraScreens[state]?.includes(screen) === true ||
  (!ended.includes(state) &&
    (conditionScreens.includes(screen) || (hasCondition && screen === 'identity')));
