import { useAppSelector } from '#src/hooks.ts';
import { selectModal } from '#store/shell/selectors.ts';

import { AccountExistsModal } from './AccountExistsModal.tsx';
import { CancelApplicationModal } from './CancelApplicationModal.tsx';
import { ChangeChecksOfferModal } from './ChangeChecksOfferModal.tsx';
import { ActiveApplicationModal, RecentLineModal } from './EarlierApplicationModals.tsx';
import { InquiryModal } from './InquiryModal.tsx';
import { HawaiiModal, NewYorkFromModal, NewYorkToModal } from './StateModals.tsx';
import { TimeLimitModal } from './TimeLimitModal.tsx';
import { UploadRunningModal } from './UploadRunningModal.tsx';

/** The modal that is open, one at a time (screens.md section 3). */
export function Modals() {
  const modal = useAppSelector(selectModal);
  switch (modal?.id) {
    case 'newYorkTo':
      return <NewYorkToModal />;
    case 'newYorkFrom':
      return <NewYorkFromModal />;
    case 'hawaii':
      return <HawaiiModal />;
    case 'accountExists':
      return <AccountExistsModal {...modal} />;
    case 'recentLine':
      return <RecentLineModal {...modal} />;
    case 'inquiry':
      return <InquiryModal {...modal} />;
    case 'activeApplication':
      return <ActiveApplicationModal {...modal} />;
    case 'cancelApplication':
      return <CancelApplicationModal />;
    case 'changeChecksOffer':
      return <ChangeChecksOfferModal />;
    case 'timeLimit':
      return <TimeLimitModal {...modal} />;
    case 'uploadRunning':
      return <UploadRunningModal {...modal} />;
    default:
      return null;
  }
}
