import { restoreChangedTexts } from '#src/boot/translatedTexts.ts';

/** A page with one text, to which its owner holds a reference. */
function aPage() {
  const page = document.createElement('div');
  const text = document.createTextNode('7.85%');
  page.append('APR ', text);
  document.body.replaceChildren(page);
  restoreChangedTexts(page);
  return { page, text };
}

function font(message: string) {
  const element = document.createElement('font');
  element.textContent = message;
  return element;
}

/** The mutation observers have run. */
const observersNotified = () => Promise.resolve();

it('FT-51 brings back a text whose translation was inserted next to it first', async () => {
  const { page, text } = aPage();

  text.before(font('7,85 %'));
  text.remove();
  await observersNotified();
  text.data = '8.10%';
  await observersNotified();

  expect(page).toHaveTextContent('APR 8.10%');
});

it('FT-51 brings back the text each time', async () => {
  const { page, text } = aPage();

  for (const rate of ['8.10%', '8.35%']) {
    text.replaceWith(font('translated'));
    await observersNotified();
    text.data = rate;
    await observersNotified();
  }

  expect(page).toHaveTextContent('APR 8.35%');
});

it("doesn't bring back a text that its owner removed", async () => {
  const { page, text } = aPage();

  text.remove();
  await observersNotified();
  text.data = '8.10%';
  await observersNotified();

  expect(page).toHaveTextContent('APR');
  expect(page).not.toHaveTextContent('8.10%');
});

it("doesn't bring back a text whose translation has left the page", async () => {
  const { page, text } = aPage();

  text.replaceWith(font('7,85 %'));
  await observersNotified();
  page.replaceChildren('Another screen');
  text.data = '8.10%';
  await observersNotified();

  expect(page).toHaveTextContent(/^Another screen$/);
});
