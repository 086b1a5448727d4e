import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext, type ReactNode } from 'react';

import { NewScreenContext, useAnnounce } from '#src/ui/feedback/announce.ts';
import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { MoneyText } from '#src/ui/text/MoneyText.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { PageColumn } from '#src/ui/layout/PageColumn.tsx';
import { useLongWait } from '#src/ui/feedback/longWait.ts';

function Speaker() {
  const announce = useAnnounce();
  const begin = useContext(NewScreenContext);
  return (
    <>
      <button type="button" onClick={() => announce('Saved')}>
        Save
      </button>
      <button type="button" onClick={() => announce('Not saved', 'alert')}>
        Fail
      </button>
      <button
        type="button"
        onClick={() => {
          announce('One is too large.');
          announce('Two is too large.');
        }}
      >
        Add two
      </button>
      <button type="button" onClick={begin}>
        Continue
      </button>
      <button
        type="button"
        onClick={() => {
          begin();
          announce('Moved on');
        }}
      >
        Move on
      </button>
    </>
  );
}

const renderSpeaker = () =>
  render(
    <LiveRegions>
      <Speaker />
    </LiveRegions>,
  );

it('AX-07 has the two empty regions before any announcement', () => {
  render(<LiveRegions>page</LiveRegions>);

  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(screen.getByRole('alert')).toHaveTextContent('');
});

it('AX-07 puts each announcement into its region, and announces the same text twice', async () => {
  renderSpeaker();

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const first = screen.getByText('Saved');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }));

  expect(screen.getByText('Saved')).not.toBe(first);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

it('AX-07 reads simultaneous announcements together, and a later one separately', async () => {
  renderSpeaker();

  await userEvent.click(screen.getByRole('button', { name: 'Add two' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^One is too large\. Two is too large\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
});

/** Renders a page before, behind and after a modal. */
function renderWithModal() {
  const page = (modal: ReactNode) => (
    <LiveRegions>
      <Speaker />
      {modal}
    </LiveRegions>
  );
  const { rerender } = render(page(null));
  return {
    press: (name: string) => act(() => screen.getByText(name).click()),
    open: () => rerender(page(<Modal title="Time is nearly up" />)),
    close: () => rerender(page(null)),
  };
}

it('AX-07 reads an announcement behind a modal when the modal has closed', () => {
  const { press, open, close } = renderWithModal();
  press('Save');
  open();
  press('Fail');
  press('Add two');

  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/);
  expect(screen.getByRole('alert')).toHaveTextContent('');
  close();

  expect(screen.getByRole('status')).toHaveTextContent(/^One is too large\. Two is too large\.$/);
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

it('AX-07 repeats nothing when a modal without announcements behind it closes', () => {
  const { press, open, close } = renderWithModal();
  press('Save');
  const before = screen.getByText('Saved');

  open();
  close();

  expect(screen.getByText('Saved')).toBe(before);
});

it("AX-07 removes an announcement after a while, so it isn't read at the end of another page", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderSpeaker();

  for (const name of ['Save', 'Fail']) await user.click(screen.getByRole('button', { name }));
  act(() => jest.advanceTimersByTime(30_000));

  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(screen.getByRole('alert')).toHaveTextContent('');
  jest.useRealTimers();
});

describe('AX-07 after a change of screen', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const press = (name: string) => act(() => screen.getByText(name).click());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const announced = () =>
    [screen.getByRole('status'), screen.getByRole('alert')].map((one) => one.textContent);

  it('lets an announcement of the previous screen be read to its end, and removes it soon', () => {
    renderSpeaker();
    press('Save');
    press('Fail');

    press('Continue');
    expect(announced()).toEqual(['Saved', 'Not saved']);
    pass(2_000);

    expect(announced()).toEqual(['', '']);
  });

  it.each([
    ['together with it', () => press('Move on'), 'Moved on'],
    [
      'there',
      () => {
        press('Continue');
        press('Save');
      },
      'Saved',
    ],
  ])(
    'keeps an announcement for its full time after a change of screen: made %s',
    (_when, go, text) => {
      renderSpeaker();
      press('Add two');

      go();
      pass(29_000);
      expect(announced()).toEqual([text, '']);
      pass(1_000);

      expect(announced()).toEqual(['', '']);
    },
  );
});

it('makes a card a region with the heading as its name, and its lines terms with values', () => {
  render(
    <Card title="Your property" action={<a href="/edit">Edit</a>}>
      <DefinitionList rows={[{ label: 'Value', value: <MoneyText amount={412_000.4} /> }]} />
    </Card>,
  );

  expect(screen.getByRole('region', { name: 'Your property' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Your property');
  expect(screen.getByRole('definition')).toHaveTextContent('$412,000');
});

it('says the tone of a notice in text, and announces nothing', () => {
  render(
    <Notice tone="warning" heading="Please check">
      This ZIP code is usually in Ohio.
    </Notice>,
  );

  expect(screen.getByText('Please check')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

it('puts the sidebar before the column, as small screens show it', () => {
  render(
    <PageColumn aside={<p>Step 3 of 7</p>}>
      <h1>Your home</h1>
    </PageColumn>,
  );

  const place = screen
    .getByText('Step 3 of 7')
    .compareDocumentPosition(screen.getByText('Your home'));
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describe('longWait', () => {
  interface PageProps {
    isUnderWay: boolean;
    hasModal?: boolean;
  }

  function Form({ isUnderWay }: PageProps) {
    const announce = useAnnounce();
    const label = useLongWait(isUnderWay, 'Submitting');
    return (
      <>
        <p>{label}</p>
        <button type="button" onClick={() => announce('Saved')}>
          Save
        </button>
      </>
    );
  }

  function openPage(start: PageProps) {
    const page = ({ hasModal = false, ...props }: PageProps) => (
      <LiveRegions>
        <Form {...props} />
        {hasModal && <Modal title="We're finding your offers" />}
      </LiveRegions>
    );
    const { rerender } = render(page(start));
    return { become: (props: PageProps) => rerender(page(props)) };
  }

  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  const announced = () => screen.getByRole('status').textContent;

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => jest.useRealTimers());

  it("FT-06 AX-07 doesn't announce a long wait behind a modal at its end", () => {
    const { become } = openPage({ isUnderWay: true, hasModal: true });
    pass(12_000);
    expect(announced()).toBe('');

    become({ isUnderWay: false });

    expect(announced()).toBe('');
  });

  it('AX-07 reads other announcements behind the modal as the wait ends', () => {
    const { become } = openPage({ isUnderWay: true, hasModal: true });
    pass(12_000);
    act(() => screen.getByText('Save').click());

    become({ isUnderWay: false });

    expect(announced()).toBe('Saved');
  });

  it('FT-06 AX-07 announces a long wait that continues behind the modal when the modal closes', () => {
    const { become } = openPage({ isUnderWay: true, hasModal: true });
    pass(12_000);

    become({ isUnderWay: true });

    expect(announced()).toMatch(/This is taking longer than usual/);
  });

  it('AX-07 removes the announcements of a wait with the wait', () => {
    const { become } = openPage({ isUnderWay: true });
    pass(12_000);
    expect(announced()).toMatch(/This is taking longer than usual/);

    become({ isUnderWay: false });

    expect(announced()).toBe('');
  });

  it('AX-07 leaves later announcements alone at the end of a wait', () => {
    const { become } = openPage({ isUnderWay: true });
    pass(12_000);
    act(() => screen.getByText('Save').click());

    become({ isUnderWay: false });

    expect(announced()).toBe('Saved');
  });
});
