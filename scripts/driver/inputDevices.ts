import type { Locator, Page } from 'playwright-core';

/** Ways to use a page: mouse, touch and keyboard. */
export interface InputDevice {
  type(box: Locator, text: string): Promise<void>;
  take(box: Locator, words: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
  pick(select: Locator, label: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
}

const entryOf = (box: Locator, words: string) =>
  box.page().getByRole('option').filter({ hasText: words }).first();

export const mouse: InputDevice = {
  type: (box, text) => box.fill(text),
  take: (box, words) => entryOf(box, words).click(),
  choose: (radio) => radio.check(),
  pick: async (select, label) => void (await select.selectOption({ label })),
  tick: (box) => box.check(),
  press: (button) => button.click(),
};

export const finger: InputDevice = {
  async type(box, text) {
    await box.tap();
    await box.pressSequentially(text);
  },
  take: (box, words) => entryOf(box, words).tap(),
  choose: (radio) => radio.tap(),
  // A phone shows its own list for a select.
  pick: async (select, label) => void (await select.selectOption({ label })),
  tick: (box) => box.tap(),
  press: (button) => button.tap(),
};

const MAX_PRESSES = 80;

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

/** Tab reaches one radio button of a group. */
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
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    if (await isReached()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MAX_PRESSES} times ${key} did not lead there`);
}

export const tabTo = (locator: Locator): Promise<void> =>
  pressUntil(locator.page(), 'Tab', () => isFocused(locator));

/** Only uses Tab, arrows, Space and Enter. */
export const keys: InputDevice = {
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
