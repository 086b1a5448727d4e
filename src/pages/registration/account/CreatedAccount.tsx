import { useAppSelector } from '#src/hooks.ts';
import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { selectProfile } from '#store/identity/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { selectChain } from '#store/registration/flow.ts';
import { isolated } from '#store/text/direction.ts';

/**
 * Returns the email of the account that this registration created. With an external sign-in page, it comes from the
 * profile.
 */
function selectCreatedEmail(state: RootState): string | null {
  const { accountEmail, startedAt } = selectChain(state);
  const isExternalAccount = startedAt !== null && selectSwitches(state).authMode === 'external';
  return accountEmail ?? (isExternalAccount ? (selectProfile(state)?.email ?? null) : null);
}

export function CreatedAccount() {
  const accountEmail = useAppSelector(selectCreatedEmail);
  return (
    accountEmail !== null && (
      <Notice>
        <p>
          <Sentence>{`You'll log in with ${isolated(accountEmail)}. To change it, call or email us:`}</Sentence>
        </p>
        <ContactLines />
      </Notice>
    )
  );
}
