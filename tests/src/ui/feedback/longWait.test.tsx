import { act, render, screen } from '@testing-library/react';

import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import { useLongWait } from '#src/ui/feedback/longWait.ts';
import { Modal } from '#src/ui/overlays/Modal.tsx';

interface PageProps {
  isUnderWay: boolean;
  hasModal?: boolean;
}

function Form({ isUnderWay }: PageProps) {
  const announce = useAnnounce();
  return (
    <>
      <p>{useLongWait(isUnderWay, 'Submitting')}</p>
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
      {hasModal && <Modal title="We are finding your offers" />}
    </LiveRegions>
  );
  const { rerender } = render(page(start));
  return { become: (props: PageProps) => rerender(page(props)) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const heard = () => screen.getByRole('status').textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('FT-06 AX-07 a long wait behind a modal is not announced as it ends', () => {
  const { become } = openPage({ isUnderWay: true, hasModal: true });
  pass(12_000);
  expect(heard()).toBe('');

  become({ isUnderWay: false });

  expect(heard()).toBe('');
});

it('AX-07 what else was said behind the modal is announced as the wait ends', () => {
  const { become } = openPage({ isUnderWay: true, hasModal: true });
  pass(12_000);
  act(() => screen.getByText('Save').click());

  become({ isUnderWay: false });

  expect(heard()).toBe('Saved');
});

it('FT-06 AX-07 a long wait that goes on behind the modal is announced when that goes', () => {
  const { become } = openPage({ isUnderWay: true, hasModal: true });
  pass(12_000);

  become({ isUnderWay: true });

  expect(heard()).toMatch(/This is taking longer than usual/);
});

it('AX-07 what was announced of a wait is gone with the wait', () => {
  const { become } = openPage({ isUnderWay: true });
  pass(12_000);
  expect(heard()).toMatch(/This is taking longer than usual/);

  become({ isUnderWay: false });

  expect(heard()).toBe('');
});

it('AX-07 the end of a wait leaves alone what was said since', () => {
  const { become } = openPage({ isUnderWay: true });
  pass(12_000);
  act(() => screen.getByText('Save').click());

  become({ isUnderWay: false });

  expect(heard()).toBe('Saved');
});
