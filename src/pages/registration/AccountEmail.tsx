import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { following } from '#src/ui/follow.ts';
import { selectAccountToBe } from '#store/registration/walk.ts';
import { linkFollowed } from '#store/shell/slice.ts';

/** The e-mail of the account that the press makes, with the way to where it is asked. */
export function AccountEmail() {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectAccountToBe);
  if (account === null) return null;
  const { email, changedAt } = account;
  return (
    <p>
      You will log in with this e-mail: <bdi>{email}</bdi>{' '}
      <a
        href={changedAt}
        onClick={following(() => void dispatch(linkFollowed({ to: changedAt, replace: false })))}
      >
        Change the e-mail
      </a>
    </p>
  );
}
