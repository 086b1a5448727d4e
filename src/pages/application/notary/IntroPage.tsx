import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { selectCanMeetNotary } from '#store/application/notary/selectors.ts';
import { applicationScreens } from '#store/application/core/screens.ts';

import { BeforeNotary } from './BeforeNotary.tsx';
import { MeetingChoices } from './MeetingChoices.tsx';

const { title: TITLE } = applicationScreens.notaryIntro;

/** notary/intro: a wait before the notary, then online or in person (STATUS-56 to STATUS-59). */
export default function IntroPage() {
  const canMeet = useStableSelector(selectCanMeetNotary);
  if (!canMeet) return <BeforeNotary />;
  return (
    <LenderScreen
      data="notaryEligibility"
      title={TITLE}
      waiting="We're checking how you can meet a notary."
    >
      {(eligibility) => <MeetingChoices title={TITLE} eligibility={eligibility} />}
    </LenderScreen>
  );
}
