import {
  locationChanged,
  modalClosed,
  modalOpened,
  shellReducer,
  toastShown,
  type ShellState,
} from '#store/shell/slice.ts';

const begun = shellReducer(undefined, { type: 'begun' });
const after = (actions: readonly Parameters<typeof shellReducer>[1][], state: ShellState = begun) =>
  actions.reduce(shellReducer, state);
const isModalOpen = modalOpened({ id: 'hawaii' });

it('FT-74 SHELL-08 shows two modals with one id as one, and closes them as one', () => {
  const twice = after([isModalOpen, isModalOpen]);

  expect(twice.modals).toEqual([{ id: 'hawaii' }]);
  expect(after([modalClosed({ id: 'hawaii' })], twice).modals).toEqual([]);
});

it('FT-74 makes the second of two modals wait for the first', () => {
  const both = after([isModalOpen, modalOpened({ id: 'inquiry', originator: null })]);

  expect(both.modals.map(({ id }) => id)).toEqual(['hawaii', 'inquiry']);
  expect(after([modalClosed({ id: 'hawaii' })], both).modals).toEqual([
    { id: 'inquiry', originator: null },
  ]);
});

it('FT-74 keeps an open modal, and only once, when the place changes', () => {
  const move = locationChanged({ pathname: '/account/heloc/register-v2/for-sale', search: '' });

  expect(after([isModalOpen, move, isModalOpen]).modals).toEqual([{ id: 'hawaii' }]);
});

it('FT-74 keeps errors and the newest of a hundred toasts, at most five', () => {
  const error = toastShown({ tone: 'error', text: 'It failed.' });
  const storm = Array.from({ length: 100 }, (_, at) =>
    toastShown({ tone: 'info', text: `News ${at}` }),
  );

  const { toasts } = after([error, ...storm]);

  expect(toasts.map(({ text }) => text)).toEqual(['It failed.', 'News 99']);
  const failures = Array.from({ length: 9 }, (_, at) =>
    toastShown({ tone: 'error', text: `Failure ${at}` }),
  );
  expect(after(failures).toasts.map(({ text }) => text)).toEqual([
    'Failure 4',
    'Failure 5',
    'Failure 6',
    'Failure 7',
    'Failure 8',
  ]);
});
