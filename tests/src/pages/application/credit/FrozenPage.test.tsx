import { screen, within } from '@testing-library/react';

import { FrozenPage } from '#src/pages/application/credit/FrozenPage.tsx';
import { creditRetried } from '#store/application/intents.ts';
import { lenderDataReceived, lenderDataRequested } from '#store/application/lenderDataSlice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { sentence } from '#tests/support/render/sentence.ts';

const north = {
  name: 'Sample Bureau North',
  kind: 'FREEZE',
  url: 'https://north.bureau.example',
  phone: '(800) 555-0191',
};

const open = ({
  bureaus = [north],
  retries = 0,
  status = aStatus('SOFT_CREDIT_FROZEN'),
}: {
  bureaus?: (typeof north)[];
  retries?: number;
  status?: ReturnType<typeof aStatus>;
} = {}) =>
  renderScreen(<FrozenPage />, {
    at: 'credit/error',
    status,
    given: [lenderDataReceived({ creditHold: { bureaus, retries } })],
  });

it('says which bureau and which kind, and how to lift it', () => {
  open();

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
    screen.getByText('If it is not lifted within 30 days we send you a written notice.'),
  ).toBeVisible();
});

it('asks again, and says so when it is still held', async () => {
  const { user, told } = open({ retries: 1, bureaus: [{ ...north, kind: 'LOCK' }] });

  expect(
    screen.getByText(
      sentence('Sample Bureau North still shows a lock. It can take up to an hour.'),
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have lifted it, check again' }));

  expect(told(creditRetried)).toHaveLength(1);
});

it.each([
  [['FREEZE', 'FREEZE'], 'North and South still show a freeze.'],
  [['FREEZE', 'LOCK'], 'North and South still show a lock or freeze.'],
  [['HOLD'], 'North still shows a lock or freeze.'],
  [[], 'A credit bureau still shows a lock or freeze.'],
])('says what several bureaus, or none that is named, still show: %j', (kinds, words) => {
  const names = ['North', 'South'];
  open({
    retries: 1,
    bureaus: kinds.map((kind, at) => ({ ...north, kind, name: names[at] ?? '' })),
  });

  expect(screen.getByRole('status')).toHaveTextContent(`${words} It can take up to an hour.`);
});

it('sends whoever is told of no bureau to the one that they know', () => {
  open({ bureaus: [] });

  const first = screen.getByText(
    'Open the page of the bureau where you locked or froze your file, or call it.',
  );
  expect(within(first).queryByRole('list')).not.toBeInTheDocument();
});

it('AX-27 what another look found is announced, each time it is the same', () => {
  const { happen } = open();
  const said = screen.getByRole('status');
  const look = (retries: number) => {
    happen(lenderDataRequested({ uuid: UUID, names: ['creditHold'] }));
    happen(lenderDataReceived({ creditHold: { bureaus: [north], retries } }));
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

it.each(['javascript:alert(1)', 'http://north.bureau.example', 'https://evil.example'])(
  'FT-102 follows no address like %s',
  (url) => {
    open({ bureaus: [{ ...north, url }] });

    expect(screen.queryByRole('link', { name: /online/ })).not.toBeInTheDocument();
  },
);

it('says that the hard check is the one that was agreed to', () => {
  open({ status: aStatus('HARD_CREDIT_LOCKED') });

  expect(screen.getByText('This is the hard credit check that you agreed to.')).toBeVisible();
});

it('shows the ways out', () => {
  open();

  expect(screen.getByRole('button', { name: 'Cancel my application' })).toBeVisible();
  expect(screen.getByRole('link', { name: '(800) 555-0107' })).toBeVisible();
  expect(screen.getByText(sentence(/Your reference is HL-100200/))).toBeVisible();
});
