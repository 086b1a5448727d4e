/**
 * jsdom has no layout, so a row gets this height, and everything else has a window of ten rows. A windowed list then
 * shows what fits.
 */
const ROW_PX = 40;
const WINDOW_PX = 400;

export function giveElementsSizes() {
  for (const property of ['offsetHeight', 'offsetWidth', 'clientHeight', 'clientWidth'] as const)
    Object.defineProperty(HTMLElement.prototype, property, {
      configurable: true,
      get(this: HTMLElement) {
        return this.tagName === 'LI' ? ROW_PX : WINDOW_PX;
      },
    });
}
