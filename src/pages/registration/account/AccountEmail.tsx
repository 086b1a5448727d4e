import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { selectAccountToBe } from '#store/registration/contactAddress.ts';

export function AccountEmail() {
  const account = useAppSelector(selectAccountToBe);
  if (account === null) return null;
  const { email, changedAt } = account;
  return (
    <p>
      You&apos;ll log in with <bdi>{email}</bdi>. <Link to={changedAt}>Change the email</Link>
    </p>
  );
}
