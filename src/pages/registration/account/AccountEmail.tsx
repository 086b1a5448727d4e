import { useAppSelector } from '#src/hooks.ts';
import { AppLink } from '#src/shell/links/AppLink.tsx';
import { selectAccountToBe } from '#store/registration/flow.ts';

/** The e-mail of the account that the submit creates, with a link to change it. */
export function AccountEmail() {
  const account = useAppSelector(selectAccountToBe);
  if (account === null) return null;
  const { email, changedAt } = account;
  return (
    <p>
      You will log in with this e-mail: <bdi>{email}</bdi>{' '}
      <AppLink to={changedAt}>Change the e-mail</AppLink>
    </p>
  );
}
