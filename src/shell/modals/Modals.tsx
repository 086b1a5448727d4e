import { createElement, type ComponentType } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import type { ModalState, ModalId } from '#store/shell/modals.ts';
import { selectModal, selectTimeLimit } from '#store/shell/selectors.ts';

import { AccountExistsModal } from './AccountExistsModal.tsx';
import {
  ApplicationCancelledModal,
  CancelApplicationModal,
  ChangeChecksOfferModal,
  LineCancelledModal,
} from './ApplicationModals.tsx';
import {
  ActiveApplicationModal,
  CreateRefusedModal,
  RecentLineModal,
} from './CannotStartModals.tsx';
import { CeoFeedbackModal } from './CeoFeedbackModal.tsx';
import { InquiryModal } from './InquiryModal.tsx';
import { AnswersNotStoredModal, UploadRunningModal } from './LeaveModals.tsx';
import { LeaveSurveyModal } from './LeaveSurveyModal.tsx';
import { HawaiiModal, NewYorkFromModal, NewYorkToModal } from './StateModals.tsx';
import { ShareLocationModal } from './ShareLocationModal.tsx';
import { TimeLimitModal } from './TimeLimitModal.tsx';

const modals: {
  readonly [Id in ModalId]?: ComponentType<Extract<ModalState, { readonly id: Id }>>;
} = {
  newYorkTo: NewYorkToModal,
  newYorkFrom: NewYorkFromModal,
  hawaii: HawaiiModal,
  accountExists: AccountExistsModal,
  createRefused: CreateRefusedModal,
  recentLine: RecentLineModal,
  inquiry: InquiryModal,
  activeApplication: ActiveApplicationModal,
  answersNotStored: AnswersNotStoredModal,
  cancelApplication: CancelApplicationModal,
  applicationCancelled: ApplicationCancelledModal,
  lineCancelled: LineCancelledModal,
  shareLocation: ShareLocationModal,
  changeChecksOffer: ChangeChecksOfferModal,
  uploadRunning: UploadRunningModal,
  ceoFeedback: CeoFeedbackModal,
  leaveSurvey: LeaveSurveyModal,
};

function ActiveModal() {
  const modal = useAppSelector(selectModal);
  // TypeScript can't tell that the component of an id takes the state with that id.
  const Content = modal && (modals[modal.id] as ComponentType<ModalState> | undefined);
  return Content ? createElement(Content, modal) : null;
}

/**
 * The open modal, one at a time (screens.md section 3). The time limit is urgent, so it opens on top of another modal
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
