import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { QuietButton, QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { useLongWait } from '#src/ui/feedback/longWait.ts';
import { Notice, type Tone } from '#src/ui/feedback/Notice.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { linkRequested } from '#store/application/linking/actions.ts';
import {
  LINK_DURATION,
  linkEndText,
  type LinkEnd,
  linkPrivacy,
  linkText,
} from '#store/application/linking/linkTexts.ts';
import type { LinkType } from '#store/application/linking/linkTypes.ts';
import { selectLinkEnd } from '#store/application/linking/slice.ts';
import { selectServerErrors } from '#store/application/core/selectors.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectApplicationState } from '#store/application/core/state.ts';

import css from './Linking.module.css';

interface LinkPanelProps {
  link: LinkType;
  /** The screen that a finished link leads to. For an account, it is the panel's own screen. */
  returnTo: ApplicationScreenId;
  /** The way without a link, which is always on the same screen (F-13). */
  manual: { to: string; label: string } | { onClick: () => void; label: string };
  hint?: string | undefined;
  recordUuid?: string | undefined;
  /** The heading, if the screen's title is the title of the link. */
  heading?: string;
  /** Secondary if the screen has another primary action. */
  tone?: 'primary' | 'secondary';
}

/** Only a failure is an error, because a borrower may close a link. */
function toneOf(result: LinkEnd['result'] | undefined): Tone {
  if (result === 'SUCCESS') return 'success';
  return result === 'EXIT' ? 'info' : 'danger';
}

function LastLinkResult({ link }: { link: LinkType }) {
  const screen = useAppSelector(selectScreenId);
  const end = useAppSelector(selectLinkEnd);
  const text = end?.screen === screen && end.link === link ? linkEndText(end) : null;
  const tone = toneOf(end?.result);
  useAnnounced(text, tone === 'danger' ? 'alert' : 'polite');
  return text === null ? null : (
    <Notice tone={tone}>
      <p>
        <bdi>{text}</bdi>
      </p>
    </Notice>
  );
}

function StartError() {
  const { step, banner } = useAppSelector(selectServerErrors);
  const text = step === 'link' ? (banner?.messages.join(' ') ?? null) : null;
  useAnnounced(text, 'alert');
  return text === null ? null : (
    <Notice tone="danger">
      <p>{text}</p>
    </Notice>
  );
}

/**
 * A link to a bank, a payroll or a tax service (F-13): says what is read and for how long, and shows T-21, then
 * redirects to the provider. Works on every screen with a link, because the saga runs on all of them.
 */
export function LinkPanel({
  link,
  returnTo,
  manual,
  hint,
  recordUuid,
  heading,
  tone = 'primary',
}: LinkPanelProps) {
  const dispatch = useAppDispatch();
  const { step } = useAppSelector(selectApplicationState);
  const isStarting = step.status === 'sending' && step.step === 'link';
  const long = useLongWait(isStarting, 'Opening the secure link');
  const { title, reads } = linkText(link);
  return (
    <Card title={heading ?? title}>
      <div className={css['panel']}>
        <LastLinkResult link={link} />
        <StartError />
        <p>
          {reads} {LINK_DURATION}
        </p>
        {hint !== undefined && <p>{hint}</p>}
        <p>{linkPrivacy.text}</p>
        {long !== null && <p>{long}</p>}
        <Actions>
          <Button
            tone={tone}
            isBusy={step.status === 'sending'}
            {...(isStarting && { busyLabel: 'Opening' })}
            onClick={() => dispatch(linkRequested({ link, returnTo, recordUuid }))}
          >
            Continue to secure link
          </Button>
          {'to' in manual ? (
            <QuietLink to={manual.to}>{manual.label}</QuietLink>
          ) : (
            <QuietButton onClick={manual.onClick}>{manual.label}</QuietButton>
          )}
        </Actions>
      </div>
    </Card>
  );
}
