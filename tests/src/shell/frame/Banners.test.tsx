import { screen, waitFor, within } from '@testing-library/react';

import { Banners } from '#src/shell/frame/Banners.tsx';
import type { Banner } from '#store/banners/banners.ts';
import { bannersFailed, bannersReceived } from '#store/banners/slice.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

const hours: Banner = {
  uuid: 'ba000000-0000-4000-8000-000000000001',
  message: 'We answer chat from 6 AM to 5 PM Pacific.',
  whole: null,
  variant: 'info',
  isDismissable: true,
};
const mail: Banner = {
  uuid: 'ba000000-0000-4000-8000-000000000002',
  message: 'Mail may be slow this week.',
  whole: null,
  variant: 'warn',
  isDismissable: false,
};
const closed: Banner = {
  ...hours,
  uuid: 'ba000000-0000-4000-8000-000000000003',
  message: 'Closed.',
};

const open = (...banners: Banner[]) => {
  globalThis.scrollBy = jest.fn();
  const view = renderWithStore(
    <>
      <Banners />
      <main tabIndex={-1}>The question</main>
    </>,
  );
  view.dispatch(bannersReceived(banners));
  return view;
};
const dismiss = (message: string) => screen.getByRole('button', { name: `Dismiss: ${message}` });
const announced = () => screen.getByRole('status').textContent;

it('BANNER-01 BANNER-05 lists the banners, and gives one that can be dismissed a button', () => {
  open(hours, mail);

  const items = within(screen.getByRole('region', { name: 'Banners' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    `Note: ${hours.message}`,
    `Please note: ${mail.message}`,
  ]);
  expect(screen.getAllByRole('button')).toEqual([dismiss(hours.message)]);
});

it('BANNER-05 AX-02 moves the focus after a dismissal by keyboard to the next banner, and then to the content', async () => {
  const { user } = open(hours, closed);

  dismiss(hours.message).focus();
  await user.keyboard('{Enter}');
  expect(dismiss(closed.message)).toHaveFocus();
  await user.keyboard(' ');

  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.queryByRole('region')).toBeNull();
});

it('FT-85 shows a cut message in full on request', async () => {
  const { user } = open({ ...mail, message: 'Mail may…', whole: mail.message });
  const list = () => screen.getByRole('list');
  expect(list()).toHaveTextContent(/Mail may… Show more$/);

  await user.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
  expect(list()).toHaveTextContent(/Mail may be slow this week. Show less$/);

  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(list()).toHaveTextContent(/Mail may… Show more$/);
});

it('AX-02 moves the focus past a warning that stays to the content after the only dismissal', async () => {
  const { user } = open(hours, mail);

  await user.click(dismiss(hours.message));

  expect(screen.getByRole('main')).toHaveFocus();
});

it('AX-07 announces banners once, and not again after a dismissal', async () => {
  const { user } = open(hours, mail);
  await waitFor(() => expect(announced()).toBe(`${hours.message} ${mail.message}`));

  await user.click(dismiss(hours.message));

  expect(announced()).toBe(`${hours.message} ${mail.message}`);
});

it('scrolls the page by the height of late banners, once (decision 93)', async () => {
  const { user } = open(hours, mail);

  await user.click(dismiss(hours.message));

  expect(globalThis.scrollBy).toHaveBeenCalledTimes(1);
});

it('BANNER-13 shows no banner after a failure, and announces nothing', () => {
  const { dispatch } = open();
  dispatch(bannersFailed({ error: 'HTTP error! status: 500' }));

  expect(screen.queryByRole('region')).toBeNull();
  expect(announced()).toBe('');
});
