import type { Locator, Page } from 'playwright-core';

/** How somebody works a page: the same few acts by mouse, by finger or by keys. */
export interface Hands {
  type(box: Locator, text: string): Promise<void>;
  /** Takes the first entry with these words from the list under a combobox. */
  take(box: Locator, words: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
  pick(select: Locator, label: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
}

const entryOf = (box: Locator, words: string) =>
  box.page().getByRole('option').filter({ hasText: words }).first();

export const mouse: Hands = {
  type: (box, text) => box.fill(text),
  take: (box, words) => entryOf(box, words).click(),
  choose: (radio) => radio.check(),
  pick: async (select, label) => void (await select.selectOption({ label })),
  tick: (box) => box.check(),
  press: (button) => button.click(),
};

export const finger: Hands = {
  async type(box, text) {
    await box.tap();
    await box.pressSequentially(text);
  },
  take: (box, words) => entryOf(box, words).tap(),
  choose: (radio) => radio.tap(),
  // The list of a select is the phone's own.
  pick: async (select, label) => void (await select.selectOption({ label })),
  tick: (box) => box.tap(),
  press: (button) => button.tap(),
};

const MOST_PRESSES = 80;

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

/** Of radio buttons with one name Tab reaches one. */
const isGroupFocused = (radio: Locator) =>
  radio.evaluate((element) => {
    const { activeElement } = document;
    return (
      element instanceof HTMLInputElement &&
      activeElement instanceof HTMLInputElement &&
      activeElement.name === element.name
    );
  });

async function pressUntil(page: Page, key: string, isReached: () => Promise<boolean>) {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await isReached()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST_PRESSES} times ${key} did not lead there`);
}

/** Tab, forward, until the focus is there. */
export const tabTo = (locator: Locator): Promise<void> =>
  pressUntil(locator.page(), 'Tab', () => isFocused(locator));

/** Tab, arrows, Space and Enter, and nothing else. */
export const keys: Hands = {
  async type(box, text) {
    await tabTo(box);
    await box.page().keyboard.type(text);
  },
  async take(box, words) {
    const entry = entryOf(box, words);
    await entry.waitFor();
    const isActive = async () => (await entry.getAttribute('aria-selected')) === 'true';
    await pressUntil(box.page(), 'ArrowDown', isActive);
    await box.page().keyboard.press('Enter');
  },
  async choose(radio) {
    const page = radio.page();
    await pressUntil(page, 'Tab', () => isGroupFocused(radio));
    await page.keyboard.press('ArrowDown');
    await pressUntil(page, 'ArrowDown', () => radio.isChecked());
  },
  async pick(select, label) {
    await tabTo(select);
    const isPicked = () =>
      select.evaluate(
        (element, wanted) =>
          element instanceof HTMLSelectElement && element.selectedOptions[0]?.label === wanted,
        label,
      );
    await pressUntil(select.page(), 'ArrowDown', isPicked);
  },
  async tick(box) {
    await tabTo(box);
    await box.page().keyboard.press('Space');
  },
  async press(button) {
    await tabTo(button);
    await button.page().keyboard.press('Enter');
  },
};
