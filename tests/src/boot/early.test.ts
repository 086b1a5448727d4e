const entry = '<template id="entry"><script src="/assets/client.js"></script></template>';

/** Returns how long after its first frame a page starts to load its code, in milliseconds. */
function delayOf(body: string): number {
  document.body.innerHTML = body + entry;
  jest.isolateModules(() => {
    require('#src/boot/early.ts');
  });
  window.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextTimer();
  const painted = performance.now();
  while (!document.head.querySelector('script')) jest.advanceTimersToNextTimer();
  return performance.now() - painted;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
  const { relList } = document.createElement('link');
  jest.spyOn(Object.getPrototypeOf(relList), 'supports').mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  { page: 'a question (FT-41)', body: '<form></form>', ms: 300 },
  { page: 'only a placeholder', body: '<main></main>', ms: 0 },
])('starts the code $ms ms after the first frame of a page with $page', ({ body, ms }) => {
  expect(delayOf(body)).toBe(ms);
});
