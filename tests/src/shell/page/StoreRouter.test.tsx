import { screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router';

import { backPressed, linkFollowed } from '#store/shell/slice.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const SUPPORT = '/account/heloc/register/support?from=menu';

function GoBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Go
    </button>
  );
}

const Follow = () => <Link to={SUPPORT}>Go</Link>;
const FollowInstead = () => (
  <Link to={SUPPORT} replace>
    Go
  </Link>
);

it.each([
  ['a link', Follow, linkFollowed({ to: SUPPORT, replace: false })],
  ['a link that replaces', FollowInstead, linkFollowed({ to: SUPPORT, replace: true })],
  ['a step back', GoBack, backPressed()],
])('reports %s as an intent, and lets the sagas navigate', async (_what, Part, intent) => {
  const { user, dispatched } = renderInState(<Part />);

  await user.click(screen.getByText('Go'));

  expect(dispatched).toEqual([intent]);
});
