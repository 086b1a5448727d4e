import { fireEvent, render, screen, within } from '@testing-library/react';

import { OriginatorCard, originatorTitle } from '#src/ui/OriginatorCard.tsx';

const officer = {
  originatorName: 'Marisol Vandermeer',
  email: 'marisol@larkmere.example',
  phoneNumber: '(555) 555-0142',
  nmls: '123456',
  avatarUri: 'https://larkmere.example/marisol.jpg',
};

it('LOCARD-06 LOCARD-07 is a broker when only a broker is named, else a loan officer', () => {
  expect(originatorTitle({ brokerName: 'Ash Brokers' })).toBe('Your broker');
  expect(originatorTitle({ brokerName: 'Ash Brokers', originatorName: 'Ana' })).toBe(
    'Your loan officer',
  );
  expect(originatorTitle({})).toBe('Your loan officer');
});

it('LOCARD-03 LOCARD-04 LOCARD-05 shows who it is, in text, with links to call and to write', () => {
  render(<OriginatorCard originator={officer} />);

  const card = within(screen.getByRole('region', { name: 'Your loan officer' }));
  expect(card.getByText('Marisol Vandermeer')).toBeVisible();
  expect(card.getByText('NMLS 123456')).toBeVisible();
  expect(card.getByText('(555) 555-0142')).toBeVisible();
  expect(card.getByText('marisol@larkmere.example')).toBeVisible();
  expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+15555550142');
  expect(card.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    'mailto:marisol@larkmere.example',
  );
});

it('LOCARD-02 on small screens a bar opens the same in a modal', () => {
  render(<OriginatorCard originator={officer} />);

  fireEvent.click(screen.getByRole('button', { name: 'Contact' }));
  const dialog = screen.getByRole('dialog', { name: 'Your loan officer' });
  expect(within(dialog).getByRole('link', { name: 'Call' })).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

it('FT-107 a picture that does not load, or comes from nowhere safe, becomes initials', () => {
  const { container, rerender } = render(<OriginatorCard originator={officer} />);
  const pictures = () => Array.from(container.querySelectorAll('img'));
  for (const picture of pictures())
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');

  for (const picture of pictures()) fireEvent.error(picture);
  expect(screen.getAllByText('MV')).toHaveLength(2);

  rerender(<OriginatorCard originator={{ ...officer, avatarUri: 'data:image/svg+xml,x' }} />);
  expect(pictures()).toEqual([]);
});

it('hides the line of what is not known', () => {
  render(<OriginatorCard originator={{ brokerName: 'Ash Brokers', phoneNumber: null }} />);

  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/NMLS/)).toBeNull();
});
