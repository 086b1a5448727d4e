import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { AnnounceContext } from '#src/ui/feedback/announce.ts';
import { FileDrop } from '#src/ui/fields/files/FileDrop.tsx';
import { FileList, type ListedFile } from '#src/ui/fields/files/FileList.tsx';
import { FileName } from '#src/ui/fields/files/FileName.tsx';
import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import { readableFileName } from '#store/text/direction.ts';

const pdf = new File(['%PDF'], 'stub.pdf', { type: 'application/pdf' });
const png = new File(['png'], 'stub.png', { type: 'image/png' });

describe('the file input', () => {
  const drop = (props = {}) => {
    const onFiles = jest.fn();
    render(
      <FileDrop
        label="Pay stubs"
        hint="PDF or photo"
        accept="application/pdf,image/*"
        onFiles={onFiles}
        {...props}
      />,
    );
    return onFiles;
  };

  it('AX-34 is a real input with a label, described by what is asked for', async () => {
    const onFiles = drop();
    const input = within(
      screen.getByRole('group', { name: 'Pay stubs' }),
    ).getByLabelText<HTMLInputElement>('Choose file');
    expect(input).toHaveAttribute('type', 'file');
    expect(input).toHaveAccessibleDescription('Pay stubs PDF or photo');

    await userEvent.upload(input, [pdf, png]);

    expect(onFiles).toHaveBeenCalledWith([pdf, png]);
    expect(input.value).toBe('');
  });

  it('accepts dropped files, or one if only one is wanted', () => {
    const onFiles = drop({ isMultiple: false });
    const place = screen.getByRole('group');
    const event = createEvent.drop(place, { dataTransfer: { files: [pdf, png] } });

    fireEvent(place, event);

    expect(event.defaultPrevented).toBe(true);
    expect(onFiles).toHaveBeenCalledWith([pdf]);
  });

  it('shows the camera on request', () => {
    drop({ canTakePhoto: true });

    expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'environment');
  });
});

describe('running uploads', () => {
  afterEach(() => jest.useRealTimers());

  const list = (files: readonly ListedFile[]) => {
    const handlers = { onCancel: jest.fn(), onRemove: jest.fn(), onRetry: jest.fn() };
    const view = (now: readonly ListedFile[]) => (
      <LiveRegions>
        <FileList label="Your files" files={now} {...handlers} />
      </LiveRegions>
    );
    const { rerender } = render(view(files));
    return { ...handlers, become: (now: readonly ListedFile[]) => rerender(view(now)) };
  };
  const uploading = (percent: number): ListedFile => ({
    id: 'f1',
    name: 'stub.pdf',
    status: 'uploading',
    percent,
  });

  it('shows the tick only for a good file', () => {
    const icon = () => screen.getByRole('listitem').querySelector('path')?.getAttribute('d');
    const photo = { id: 'f1', name: 'id.jpg', status: 'done' } as const;
    const { become } = list([photo]);
    const tick = icon();

    become([{ ...photo, message: 'This photo looks blurry.' }]);

    expect(icon()).not.toBe(tick);
  });

  it('shows a thumbnail of a photo, which a click enlarges', async () => {
    const user = userEvent.setup();
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
    list([{ id: 'f1', name: 'id.png', status: 'done', picture: png }]);

    await user.click(screen.getByRole('button', { name: 'Enlarge id.png' }));

    const enlarged = within(screen.getByRole('dialog', { name: 'id.png' }));
    expect(enlarged.getByRole('img', { name: 'What you added' })).toHaveAttribute(
      'src',
      'blob:photo',
    );
    await user.click(enlarged.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('AX-34 announces progress at 0, 50 and 100 and each upload once, whether the file arrived or only its last part was sent', () => {
    const announce = jest.fn();
    const view = (file: ListedFile) => (
      <AnnounceContext value={announce}>
        <FileList
          label="Your files"
          files={[file]}
          onCancel={jest.fn()}
          onRemove={jest.fn()}
          onRetry={jest.fn()}
        />
      </AnnounceContext>
    );
    const { rerender } = render(view(uploading(0)));

    for (const percent of [20, 49]) rerender(view(uploading(percent)));
    expect(announce).toHaveBeenCalledTimes(1);
    for (const percent of [51, 70, 100]) rerender(view(uploading(percent)));
    rerender(view({ ...uploading(100), status: 'done' }));

    expect(announce.mock.calls).toEqual([
      ['stub.pdf: 0 percent uploaded'],
      ['stub.pdf: 50 percent uploaded'],
      ['stub.pdf: 100 percent uploaded'],
    ]);
  });

  it('AX-07 shows files that are refused in a row as one alert', async () => {
    const refused = (id: string): ListedFile => ({
      id,
      name: `${id}.pdf`,
      status: 'failed',
      message: 'Wrong kind.',
    });
    const { become } = list([
      { ...uploading(0), id: 'a' },
      { ...uploading(0), id: 'b' },
    ]);
    become([refused('a'), { ...uploading(0), id: 'b' }]);
    become([refused('a'), refused('b')]);

    expect(await screen.findByText('a.pdf: Wrong kind. b.pdf: Wrong kind.')).toBeInTheDocument();
  });

  it('AX-07 announces no file that the lender had before the reload', () => {
    jest.useFakeTimers();
    const { become } = list([]);
    const photo: ListedFile = {
      id: 'f2',
      name: 'id.jpg',
      status: 'done',
      message: 'This photo looks blurry.',
    };

    become([photo]);
    act(() => jest.advanceTimersByTime(1_000));

    for (const role of ['status', 'alert']) expect(screen.getByRole(role).textContent).toBe('');
  });

  it("AX-34 shows an error at its file and announces it, with the file's name on every button", async () => {
    const failed: ListedFile = {
      ...uploading(40),
      status: 'failed',
      message: 'The upload stopped.',
      canRetry: true,
    };
    const { onRetry, onRemove, onCancel } = list([
      failed,
      { ...uploading(10), id: 'f2', name: 'b.pdf' },
    ]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('The upload stopped.');
    expect(await screen.findByText('stub.pdf: The upload stopped.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Try again stub.pdf' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove stub.pdf' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel b.pdf' }));

    expect([onRetry, onRemove, onCancel].map((handler) => handler.mock.calls)).toEqual([
      [['f1']],
      [['f1']],
      [['f2']],
    ]);
    expect(
      within(second ?? document.body).getByRole('progressbar', { name: 'Uploading b.pdf' }),
    ).toHaveValue(10);
  });
});

it.each([
  ['invoice\u202Egnp.exe', 'invoicegnp.exe'],
  ['a\u0000b\nc.pdf', 'abc.pdf'],
  ['note\u200B\u2060\uFEFF\u{E0041}.pdf', 'note.pdf'],
  [' \u200F ', 'Unnamed file'],
  ['счёт 李.pdf', 'счёт 李.pdf'],
])('FT-108 shows a name with tricks without them: %j', (name, shown) => {
  expect(readableFileName(name)).toBe(shown);
});

it('FT-108 keeps the ending of a long name in a part that is never cut', () => {
  render(<FileName name={`${'x'.repeat(300)}.tar.pdf`} />);

  const [, end] = screen.getAllByText(/\.pdf$/);
  expect(end).toHaveTextContent(/^\w{3}\.pdf$/);
});

it('FT-108 lets a name be read as a whole, however it is cut visually', () => {
  const { container } = render(<FileName name="wrong.txt" />);

  const read = [...container.querySelectorAll('span:not([aria-hidden])')];
  expect(read.map(({ textContent }) => textContent)).toEqual(['wrong.txt']);
});
