import { act, screen } from '@testing-library/react';

import { showNeutralPage } from '#src/boot/neutralPage.tsx';
import { NO_ORGANISATION } from '#store/org/organisation.ts';

const show = (error: unknown) => {
  document.body.innerHTML = '<p>What was painted</p>';
  act(() => {
    showNeutralPage(document, error);
  });
};

it('FT-80 MSG-ORG-1: gives the reason and a link on the neutral page of a missing brand', () => {
  show(new Error(NO_ORGANISATION));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'This page could not be opened',
  );
  expect(screen.getByText(/No private label data found/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('What was painted')).toBeNull();
});

it('SC-14: gives no details on the neutral page of any other error', () => {
  show(new TypeError('Mira Tolland has no name'));

  expect(document.body).toHaveTextContent('This page could not be opened');
  expect(document.body).not.toHaveTextContent('Mira');
});
