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
