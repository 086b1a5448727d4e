import type { Page } from 'playwright-core';

/**
 * Does to the page what a translator does, for as long as the page is open: every text, and every one that comes later,
 * is taken out of the document, and its words stand in two `font` elements instead. Runs in the page.
 */
function rewriteTexts() {
  const isWords = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    node.parentElement?.closest('script, style, title, font, template') === null;

  function rewrite(text: Text) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  }
  function rewriteUnder(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (isWords(node)) found.push(node);
    for (const text of found) rewrite(text);
  }

  rewriteUnder(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') rewriteUnder(target);
      else for (const node of addedNodes) if (node.isConnected) rewriteUnder(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

export const translate = (page: Page): Promise<void> => page.evaluate(rewriteTexts);
