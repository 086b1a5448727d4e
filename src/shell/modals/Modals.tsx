import { useAppSelector } from '#src/hooks.ts';
import { selectModal, selectTimeLimit } from '#store/shell/selectors.ts';

import { AccountExistsModal } from './AccountExistsModal.tsx';
import { AnswersNotKeptModal } from './AnswersNotKeptModal.tsx';
import { CancelApplicationModal } from './CancelApplicationModal.tsx';
import { ChangeChecksOfferModal } from './ChangeChecksOfferModal.tsx';
import { CreateRefusedModal } from './CreateRefusedModal.tsx';
import { ActiveApplicationModal, RecentLineModal } from './EarlierApplicationModals.tsx';
import { InquiryModal } from './InquiryModal.tsx';
import { HawaiiModal, NewYorkFromModal, NewYorkToModal } from './StateModals.tsx';
import { TimeLimitModal } from './TimeLimitModal.tsx';
import { UploadRunningModal } from './UploadRunningModal.tsx';

function ActiveModal() {
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
    case 'createRefused':
      return <CreateRefusedModal />;
    case 'recentLine':
      return <RecentLineModal {...modal} />;
    case 'inquiry':
      return <InquiryModal {...modal} />;
    case 'activeApplication':
      return <ActiveApplicationModal {...modal} />;
    case 'answersNotKept':
      return <AnswersNotKeptModal />;
    case 'cancelApplication':
      return <CancelApplicationModal />;
    case 'changeChecksOffer':
      return <ChangeChecksOfferModal />;
    case 'uploadRunning':
      return <UploadRunningModal {...modal} />;
    default:
      return null;
  }
}

/**
 * The open modal, one at a time (screens.md section 3). The time limit is urgent and opens on top of another modal
 * (FT-23).
 */
export function Modals() {
  const timeLimit = useAppSelector(selectTimeLimit);
  return (
    <>
      <ActiveModal />
      {timeLimit && <TimeLimitModal {...timeLimit} />}
    </>
  );
}
