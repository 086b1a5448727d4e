import type { Page } from 'playwright-core';

/**
 * Rewrites the page like a translator as long as it is open: takes every text, including later ones, out of the
 * document and puts its words into two `font` elements. Runs in the page.
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
