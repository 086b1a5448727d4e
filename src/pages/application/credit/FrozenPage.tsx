import type { CreditFreeze } from '#store/application/credit/credit.ts';
import { useAppSelector } from '#src/hooks.ts';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import {
  CancelApplication,
  ContactUs,
  SaveForLater,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { freezeLine, stillFrozenText } from '#store/application/credit/freezeTexts.ts';
import { creditRetried } from '#store/application/credit/actions.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { isHardPullFrozen } from '#store/application/status/stalls.ts';
import { phoneHref } from '#store/person/phone.ts';
import { selectBrandName } from '#store/org/selectors.ts';
import { bureauHref } from '#store/text/links.ts';

import css from './FrozenPage.module.css';

const TITLE = 'Your credit file is locked or frozen';

/** credit/error: which bureau froze the file, how to lift the freeze, and the retry. */
export default function FrozenPage() {
  return (
    <LenderScreen
      data="creditFreeze"
      title={TITLE}
      waiting="We're looking up which bureau it is."
      readOnly={(freeze) => <Bureaus freeze={freeze} />}
    >
      {(freeze) => <FreezeInstructions freeze={freeze} />}
    </LenderScreen>
  );
}

function FreezeInstructions({ freeze }: { freeze: CreditFreeze }) {
  const stillFrozen = stillFrozenText(freeze);
  const status = useAppSelector(selectStatus);
  const isHard = status !== null && isHardPullFrozen(status);
  // A retry has no other visible result, and it arrives later.
  useAnnounced(stillFrozen);

  return (
    <ScreenForm<object>
      title={TITLE}
      help="That keeps others from opening credit in your name. To continue, we need to read it once."
      submitLabel="I have lifted it, check again"
      intent={() => creditRetried()}
      footer={
        <>
          <SaveForLater />
          <CancelApplication />
          <ContactUs />
        </>
      }
      step="creditRetry"
    >
      {stillFrozen !== null && (
        <Notice tone="warning">
          <p>
            <Sentence>{stillFrozen}</Sentence>
          </p>
        </Notice>
      )}
      <Steps freeze={freeze} />
      {isHard && <p>This is the hard credit check that you agreed to.</p>}
    </ScreenForm>
  );
}

function Steps({ freeze }: { freeze: CreditFreeze }) {
  const brand = useAppSelector(selectBrandName);
  return (
    <>
      <ol className={css['steps']}>
        <li>
          {freeze.bureaus.length > 0
            ? "Open the bureau's page or call it."
            : 'Open the page of the bureau where you locked or froze your file, or call it.'}
          <Bureaus freeze={freeze} />
        </li>
        <li>Lift it for {brand}, or for one day.</li>
        <li>Come back here and press the button.</li>
      </ol>
      <p>Lifting a freeze online takes up to an hour. You can freeze it again afterwards.</p>
      <p>If it isn't lifted within 30 days, we'll send you a written notice.</p>
    </>
  );
}

function Bureaus({ freeze: { bureaus } }: { freeze: CreditFreeze }) {
  return bureaus.length === 0 ? null : (
    <ul className={css['bureaus']} role="list">
      {bureaus.map((bureau) => {
        const address = bureauHref(bureau.url);
        return (
          <li key={bureau.name}>
            <strong>
              <Sentence>{freezeLine(bureau)}</Sentence>
            </strong>
            {address !== null && (
              <OutsideLink href={address}>
                <bdi>{bureau.name}</bdi> online
              </OutsideLink>
            )}
            {bureau.phone !== null && (
              <a href={phoneHref(bureau.phone)}>
                <bdi>{bureau.phone}</bdi>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
