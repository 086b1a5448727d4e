/** The element that replaced a text, or a translator's `font` element beside it. */
function replacementOf({ addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const beside = [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  return Array.from(addedNodes).find((node) => node instanceof Element) ?? beside;
}

/** What stands in the page in place of each text that a translator took out. */
const replacements = new WeakMap<Node, Node>();

const replacementIn = (parent: Node, child: Node | null): Node | null => {
  const replacement = child && child.parentNode !== parent ? replacements.get(child) : undefined;
  return replacement?.parentNode === parent ? replacement : null;
};

/**
 * React removes a text, or inserts something before it, where a translator has put an element in its place: the call
 * means that element then. Without it the browser refuses the call, and the whole region dies (FT-51).
 */
function followReplacements({ prototype }: typeof Node) {
  // oxlint-disable-next-line typescript/unbound-method -- called on each node below
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function removeTranslated<Child extends Node>(this: Node, child: Child) {
    const replacement = replacementIn(this, child);
    if (replacement === null) return removeChild.call(this, child) as Child;
    replacements.delete(child);
    removeChild.call(this, replacement);
    return child;
  };
  prototype.insertBefore = function insertTranslated<New extends Node>(
    this: Node,
    node: New,
    before: Node | null,
  ) {
    return insertBefore.call(this, node, replacementIn(this, before) ?? before) as New;
  };
}

/**
 * A browser's translator replaces text nodes with elements of its own, and React goes on working with the removed nodes.
 * Puts a changed text back in place of the translation, so that the user sees the current value and the translator
 * translates it again, and lets React remove and insert texts as if none had been replaced (FT-51).
 */
export function restoreChangedTexts(page: Node): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const replacement = replacements.get(target);
      if (replacement?.isConnected) replacement.parentNode?.replaceChild(target, replacement);
    }
  });

  let isFollowing = false;
  new MutationObserver((records) => {
    for (const record of records)
      for (const text of record.removedNodes) {
        const replacement =
          text instanceof Text && !text.isConnected ? replacementOf(record) : undefined;
        if (!replacement) continue;
        replacements.set(text, replacement);
        changes.observe(text, { characterData: true });
        if (!isFollowing) followReplacements(Node);
        isFollowing = true;
      }
  }).observe(page, { childList: true, subtree: true });
}
