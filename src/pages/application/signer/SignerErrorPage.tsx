import { useAppSelector } from '#src/hooks.ts';
import { LoginButton } from '#src/pages/shared/actions/LoginButton.tsx';
import { EndPage } from '#src/pages/shared/frame/EndPage.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { selectSigningRequest } from '#store/application/signer/selectors.ts';
import { isSignerErrorCode, type SignerErrorCode } from '#store/application/core/signerErrors.ts';
import type { RootState } from '#store/index.ts';
import { isCoDeeder } from '#store/identity/profile.ts';
import { selectProfile } from '#store/identity/selectors.ts';
import { formatLongDate } from '#store/format/dates.ts';
import { BASE_PATH, screens } from '#store/shell/screens.ts';
import { selectParameters } from '#store/shell/selectors.ts';
import { isolated } from '#store/text/direction.ts';

const SEND_AGAIN = `${BASE_PATH}/${screens.signerLogin.path}?kind=link`;

const selectCode = (state: RootState): SignerErrorCode => {
  const { code = selectSigningRequest(state)?.state } = selectParameters(state);
  return code !== undefined && isSignerErrorCode(code) ? code : 'LATER';
};

const reasons: Readonly<Record<SignerErrorCode, string>> = {
  EXPIRED: 'The link ended.',
  NOT_FOUND: "We can't find a request for this login.",
  LOCKED: 'Too many tries.',
  LATER: 'Please try again later.',
};

/** heloc-signer/error: why the request can't be opened, and how to get a new link. Says nothing about anyone else. */
export default function SignerErrorPage() {
  const code = useAppSelector(selectCode);
  const request = useAppSelector(selectSigningRequest);
  const profile = useAppSelector(selectProfile);
  const timeZone = useAppSelector(selectTimeZone);
  const isBorrower = profile !== null && !isCoDeeder(profile);
  const endedOn = code === 'EXPIRED' ? (request?.expiresAt ?? null) : null;
  const who = isolated(request?.primaryFirstName ?? 'the person who asked you');
  return (
    <EndPage
      sign="key"
      title={applicationScreens.signerError.title}
      actions={
        <>
          <LinkButton to={SEND_AGAIN}>Send me a new link</LinkButton>
          {isBorrower && <LoginButton>Login for borrowers</LoginButton>}
        </>
      }
    >
      {isBorrower && <p>This is the page for additional signers.</p>}
      <p>
        {endedOn === null
          ? reasons[code]
          : `The link ended on ${formatLongDate(endedOn, timeZone)}.`}
      </p>
      <p>Get a new link here, or ask {who} to send it again.</p>
    </EndPage>
  );
}
