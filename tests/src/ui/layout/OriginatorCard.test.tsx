import { fireEvent, render, screen, within } from '@testing-library/react';

import { OriginatorCard, originatorTitle } from '#src/ui/layout/OriginatorCard.tsx';

const originator = {
  originatorName: 'Marisol Vandermeer',
  email: 'marisol@larkmere.example',
  phoneNumber: '(555) 555-0142 ext. 7',
  nmls: '123456',
  avatarUri: '/avatars/marisol.jpg',
};

it('LOCARD-06 LOCARD-07 shows a broker when only a broker is given, or else a loan officer', () => {
  expect(originatorTitle({ brokerName: 'Ash Brokers' })).toBe('Your broker');
  expect(originatorTitle({ brokerName: 'Ash Brokers', originatorName: 'Ana' })).toBe(
    'Your loan officer',
  );
  expect(originatorTitle({})).toBe('Your loan officer');
});

it('LOCARD-03 LOCARD-04 LOCARD-05 shows the originator as text, with links to call and to write', () => {
  render(<OriginatorCard originator={originator} />);

  const card = within(screen.getByRole('region', { name: 'Your loan officer' }));
  expect(card.getByText('Marisol Vandermeer')).toBeVisible();
  expect(card.getByText('NMLS 123456')).toBeVisible();
  expect(card.getByText('(555) 555-0142 ext. 7')).toBeVisible();
  expect(card.getByText('marisol@larkmere.example')).toBeVisible();
  expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+15555550142');
  expect(card.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    'mailto:marisol@larkmere.example',
  );
});

it('LOCARD-02 opens the originator in a modal from a bar on small screens', () => {
  render(<OriginatorCard originator={originator} />);

  fireEvent.click(screen.getByRole('button', { name: 'Contact' }));
  const dialog = screen.getByRole('dialog', { name: 'Your loan officer' });
  expect(within(dialog).getByRole('link', { name: 'Call' })).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

it('FT-107 SC-17 hides a picture from screen readers, and shows initials if it fails to load', () => {
  const { container } = render(<OriginatorCard originator={originator} />);
  const pictures = container.querySelectorAll('img');
  expect(pictures).toHaveLength(2);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('src', '/avatars/marisol.jpg');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    fireEvent.error(picture);
  }

  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByText('MV')).toHaveLength(2);
});

it.each([
  'data:image/svg+xml,x',
  'https://evil.example/a.png',
  '//evil.example/a.png',
  'javascript:alert(1)',
  '/a/..//evil.example/a.png',
])("FT-107 SC-17 doesn't treat %s as a picture of this site", (avatarUri) => {
  const { container } = render(<OriginatorCard originator={{ ...originator, avatarUri }} />);

  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByText('MV')).toHaveLength(2);
});

it('FT-102 adds nothing to the message from an email address', () => {
  const email = 'marisol@larkmere.example?bcc=x@evil.example&body=x';
  render(<OriginatorCard originator={{ ...originator, email }} />);

  expect(screen.getAllByRole('link', { name: 'Email' })[0]).toHaveAttribute(
    'href',
    'mailto:marisol@larkmere.example%3Fbcc%3Dx%40evil.example%26body%3Dx',
  );
});

it('leaves out the line of a missing detail', () => {
  render(<OriginatorCard originator={{ brokerName: 'Ash Brokers', phoneNumber: null }} />);

  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/NMLS/)).toBeNull();
});
