import { act, render } from '@testing-library/react';

import { restoreChangedTexts } from '#src/boot/translatedTexts.ts';

describe('translatedPieces', () => {
  /** Replaces each text with a `font` element, like a translator. */
  function translate(page: Element) {
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.closest('font') === null) texts.push(node as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(text.data.toUpperCase());
      text.replaceWith(font);
    }
  }

  type Pieces = readonly string[];

  /** An element that stays, with pieces of text that come and go. */
  const Page = ({ pieces: [head, ...pieces] }: { pieces: Pieces }) => (
    <p>
      {head}
      {pieces.includes('a') && 'a '}
      {pieces.includes('b') && 'b '}
      <b>end</b>
      {pieces.includes('c') && ' c'}
    </p>
  );

  function open(pieces: Pieces) {
    const { container, rerender } = render(<Page pieces={pieces} />);
    restoreChangedTexts(container);
    return { container, show: (next: Pieces) => rerender(<Page pieces={next} />) };
  }

  const observersNotified = () => act(() => Promise.resolve());

  it.each([
    { what: 'goes', before: ['x', 'a', 'b', 'c'], after: ['x', 'b', 'c'], text: 'xb end c' },
    { what: 'at the end disappears', before: ['x', 'a', 'c'], after: ['x', 'a'], text: 'xa end' },
    {
      what: 'appears before a translated one',
      before: ['x', 'b'],
      after: ['x', 'a', 'b'],
      text: 'xa b end',
    },
    {
      what: 'disappears as another appears',
      before: ['x', 'a'],
      after: ['x', 'b'],
      text: 'xb end',
    },
    { what: 'disappears as another changes', before: ['x', 'a'], after: ['y'], text: 'yend' },
  ])(
    'FT-51 updates the page when a piece of text $what under a translator',
    async ({ before, after, text }) => {
      const { container, show } = open(before);
      translate(container);
      await observersNotified();

      show(after);
      await observersNotified();

      expect(container.textContent?.toLowerCase()).toBe(text);
    },
  );

  it('FT-51 lets pieces come and go as often as they like', async () => {
    const { container, show } = open(['x']);
    for (const pieces of [['x', 'a'], ['x', 'b', 'c'], ['y'], ['y', 'a', 'b'], ['x', 'c']]) {
      show(pieces);
      await observersNotified();
      translate(container);
      await observersNotified();
    }

    expect(container.textContent).toBe('XEND C');
  });

  it('throws for a removal that would also be wrong without a translator', async () => {
    const { container } = open(['x', 'a']);
    translate(container);
    await observersNotified();

    expect(() => container.removeChild(document.createTextNode('never there'))).toThrow(
      'not a child',
    );
  });
});

describe('translatedTexts', () => {
  /** A page with one text that its owner has a reference to. */
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

  /** Waits until the mutation observers have run. */
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
});
