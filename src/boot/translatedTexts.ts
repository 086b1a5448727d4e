/** The element that replaced a text, or a translator's `font` element beside it. */
function replacementOf({ addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const beside = [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  return Array.from(addedNodes).find((node) => node instanceof Element) ?? beside;
}

/**
 * A browser's translator replaces text nodes with elements of its own, and React goes on writing to the removed nodes.
 * Puts a changed text back in place of the translation, so that the user sees the current value and the translator
 * translates it again (FT-51).
 */
export function restoreChangedTexts(page: Node): void {
  const replacements = new WeakMap<Node, Node>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const replacement = replacements.get(target);
      if (replacement?.isConnected) replacement.parentNode?.replaceChild(target, replacement);
    }
  });

  new MutationObserver((records) => {
    for (const record of records)
      for (const text of record.removedNodes) {
        const replacement =
          text instanceof Text && !text.isConnected ? replacementOf(record) : undefined;
        if (!replacement) continue;
        replacements.set(text, replacement);
        changes.observe(text, { characterData: true });
      }
  }).observe(page, { childList: true, subtree: true });
}
