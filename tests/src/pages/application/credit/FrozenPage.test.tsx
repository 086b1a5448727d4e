import { screen, within } from '@testing-library/react';

import { FrozenPage } from '#src/pages/application/credit/FrozenPage.tsx';
import { creditRetried } from '#store/application/credit/actions.ts';
import {
  lenderDataReceived,
  lenderDataRequested,
} from '#store/application/core/lenderDataSlice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { waysToOpen } from '#tests/support/render/renderScreen.tsx';
import { sentence } from '#tests/support/render/sentence.ts';

const north = {
  name: 'Sample Bureau North',
  kind: 'FREEZE',
  url: 'https://north.bureau.example',
  phone: '(800) 555-0191',
};

const { open, openLive } = waysToOpen(
  <FrozenPage />,
  ({
    bureaus = [north],
    retries = 0,
    status = aStatus('SOFT_CREDIT_FROZEN'),
  }: {
    bureaus?: (typeof north)[];
    retries?: number;
    status?: ReturnType<typeof aStatus>;
  } = {}) => ({
    at: 'credit/error',
    status,
    given: [lenderDataReceived({ creditFreeze: { bureaus, retries } })],
  }),
);

it('names the bureau and the kind of block, and says how to lift it', async () => {
  await open();

  expect(screen.getByText(sentence('Sample Bureau North: your file is frozen'))).toBeVisible();
  expect(screen.getByRole('link', { name: /Sample Bureau North online/ })).toHaveAttribute(
    'href',
    'https://north.bureau.example',
  );
  expect(screen.getByRole('link', { name: '(800) 555-0191' })).toHaveAttribute(
    'href',
    'tel:+18005550191',
  );
  expect(screen.getByText('Lift it for Larkmere, or for one day.')).toBeVisible();
  expect(
    screen.getByText("If it isn't lifted within 30 days, we'll send you a written notice."),
  ).toBeVisible();
});

it('sends a retry for "Check again", and says when the file is still blocked', async () => {
  const { user, actionsOf } = await open({ retries: 1, bureaus: [{ ...north, kind: 'LOCK' }] });

  expect(
    screen.getByText(
      sentence('Sample Bureau North still shows a lock. It can take up to an hour.'),
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have lifted it, check again' }));

  expect(actionsOf(creditRetried)).toHaveLength(1);
});

it.each([
  [['FREEZE', 'FREEZE'], 'North and South still show a freeze.'],
  [['FREEZE', 'LOCK'], 'North and South still show a lock or freeze.'],
  [['HOLD'], 'North still shows a lock or freeze.'],
  [[], 'A credit bureau still shows a lock or freeze.'],
])('lists the bureaus that still show a block, even without names: %j', async (kinds, text) => {
  const names = ['North', 'South'];
  await open({
    retries: 1,
    bureaus: kinds.map((kind, at) => ({ ...north, kind, name: names[at] ?? '' })),
  });

  expect(screen.getByRole('status')).toHaveTextContent(`${text} It can take up to an hour.`);
});

it('points a borrower without a named bureau to the one that they know', async () => {
  await open({ bureaus: [] });

  const first = screen.getByText(
    'Open the page of the bureau where you locked or froze your file, or call it.',
  );
  expect(within(first).queryByRole('list')).not.toBeInTheDocument();
});

it('AX-27 announces each result of "Check again", even an equal one', async () => {
  const { dispatch } = await openLive();
  const said = screen.getByRole('status');
  const look = (retries: number) => {
    dispatch(lenderDataRequested({ uuid: UUID, names: ['creditFreeze'] }));
    dispatch(lenderDataReceived({ creditFreeze: { bureaus: [north], retries } }));
  };
  expect(said).not.toHaveTextContent(/./);

  look(1);
  const first = said.firstChild;
  expect(said).toHaveTextContent(
    'Sample Bureau North still shows a freeze. It can take up to an hour.',
  );
  look(2);

  expect(said).toHaveTextContent('Sample Bureau North still shows a freeze.');
  expect(said.firstChild).not.toBe(first);
});

it('FT-102 makes no link of an unsafe address', async () => {
  await open({ bureaus: [{ ...north, url: 'javascript:alert(1)' }] });
  expect(screen.queryByRole('link', { name: /online/ })).not.toBeInTheDocument();
});

it('says that the hard check is the one that the borrower agreed to', async () => {
  await open({ status: aStatus('HARD_CREDIT_LOCKED') });

  expect(screen.getByText('This is the hard credit check that you agreed to.')).toBeVisible();
});

it('lets the borrower cancel, or call with the loan number', async () => {
  await open();

  expect(screen.getByRole('button', { name: 'Cancel my application' })).toBeVisible();
  expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
  expect(screen.getByText(sentence(/Your loan number is HL-100200/))).toBeVisible();
});
