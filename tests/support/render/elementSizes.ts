/** A windowed list shows what fits: jsdom has no layout, so a row is this high, and everything else a window of ten rows. */
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
