import { keepTextsCurrent } from '#src/boot/rewrittenTexts.ts';

/** A page with one text, which its owner keeps hold of. */
function aPage() {
  const page = document.createElement('div');
  const text = document.createTextNode('7.85%');
  page.append('APR ', text);
  document.body.replaceChildren(page);
  keepTextsCurrent(page);
  return { page, text };
}

function font(words: string) {
  const element = document.createElement('font');
  element.textContent = words;
  return element;
}

/** The observers have been told. */
const told = () => Promise.resolve();

it('FT-51 a text that was replaced by a translation comes back when it changes', async () => {
  const { page, text } = aPage();

  text.replaceWith(font('7,85 %'));
  await told();
  expect(page).toHaveTextContent('APR 7,85 %');
  text.data = '8.10%';
  await told();

  expect(page).toHaveTextContent('APR 8.10%');
});

it('FT-51 so does one whose translation was put beside it first', async () => {
  const { page, text } = aPage();

  text.before(font('7,85 %'));
  text.remove();
  await told();
  text.data = '8.10%';
  await told();

  expect(page).toHaveTextContent('APR 8.10%');
});

it('FT-51 it comes back each time', async () => {
  const { page, text } = aPage();

  for (const rate of ['8.10%', '8.35%']) {
    text.replaceWith(font('translated'));
    await told();
    text.data = rate;
    await told();
  }

  expect(page).toHaveTextContent('APR 8.35%');
});

it('a text that its owner took away stays away', async () => {
  const { page, text } = aPage();

  text.remove();
  await told();
  text.data = '8.10%';
  await told();

  expect(page).toHaveTextContent('APR');
  expect(page).not.toHaveTextContent('8.10%');
});

it('so does one whose translation is gone from the page', async () => {
  const { page, text } = aPage();

  text.replaceWith(font('7,85 %'));
  await told();
  page.replaceChildren('Another screen');
  text.data = '8.10%';
  await told();

  expect(page).toHaveTextContent(/^Another screen$/);
});
