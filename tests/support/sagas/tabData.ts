import { selectDocumentsState } from '#store/application/documents/slice.ts';
import type { LenderData } from '#store/application/core/features.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import {
  deedSigned,
  devicesSubmitted,
  notaryJoined,
  notaryMessageSent,
  questionsAnswered,
  questionsStarted,
  signingPlaceStated,
} from '#store/application/notary/actions.ts';

import type { Tab } from './aBrowser.ts';

const devices = { camera: true, microphone: true, sound: true, connection: true, browser: true };

/** Returns what the lender told a tab, or null before that. */
export const dataOf = <Name extends keyof LenderData>(
  tab: Tab,
  name: Name,
): LenderData[Name] | null => {
  const remote = selectLenderData(tab.store.getState())[name];
  return remote.status === 'ready' ? (remote.value as LenderData[Name]) : null;
};

/** Returns the file of the document in the viewer, or null while it shows another document. */
export const shownFile = ({ store }: Tab, documentUuid: string): string | null => {
  const { openedUuid, file } = selectDocumentsState(store.getState());
  return openedUuid === documentUuid && file.status === 'ready' ? file.value : null;
};

/** Returns what a borrower does next in a meeting with an online notary. Null means to wait. */
export function nextInSession(tab: Tab, message: string) {
  const session = dataOf(tab, 'notarySession');
  switch (session?.step) {
    case 'DEVICE_CHECK':
      return devicesSubmitted(devices);
    case 'LOCATION':
      return signingPlaceStated({ state: 'OH', isAlone: true, attested: true });
    case 'ID':
      return questionsStarted();
    case 'QUESTIONS':
      return questionsAnswered({
        handles: (session.questions?.items ?? []).map(({ options }) =>
          tab.ports.vault.deposit(options[1] ?? ''),
        ),
      });
    case 'WAITING_ROOM':
      return notaryJoined();
    case 'SESSION':
      if (session.notaryName === null) return null;
      return session.messages.some(({ from }) => from === 'YOU')
        ? deedSigned()
        : notaryMessageSent({ text: message });
    default:
      return null;
  }
}
