import { afterPaint } from '#src/ui/focus/afterPaint.ts';

const FRAME_MS = 16;

describe('a callback after the paint', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('runs once, after the frame', () => {
    const seen: string[] = [];
    afterPaint(() => seen.push('then'));
    requestAnimationFrame(() => seen.push('frame'));

    jest.advanceTimersByTime(1_000);

    expect(seen).toEqual(['frame', 'then']);
  });

  it("doesn't run when it is canceled, before the frame or right after it", () => {
    const then = jest.fn();
    const callOff = [afterPaint(then), afterPaint(then)];

    callOff[0]?.();
    requestAnimationFrame(() => callOff[1]?.());
    jest.advanceTimersByTime(1_000);

    expect(then).not.toHaveBeenCalled();
  });

  it('runs once, and soon, in a tab without frames', () => {
    const frames: FrameRequestCallback[] = [];
    const asked = jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => {
      frames.push(frame);
      return frames.length;
    });
    const then = jest.fn();
    afterPaint(then);

    jest.advanceTimersByTime(FRAME_MS);
    expect(then).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(then).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});
