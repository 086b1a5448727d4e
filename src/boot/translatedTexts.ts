/** Returns the element that replaced a text, or a translator's `font` element next to it. */
function replacementOf({ addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const beside = [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  return Array.from(addedNodes).find((node) => node instanceof Element) ?? beside;
}

/** For each text that a translator removed, what the page shows instead. */
const replacements = new WeakMap<Node, Node>();

const replacementIn = (parent: Node, child: Node | null): Node | null => {
  const replacement = child && child.parentNode !== parent ? replacements.get(child) : undefined;
  return replacement?.parentNode === parent ? replacement : null;
};

/**
 * When React removes a text that a translator has replaced, or inserts something before it, the call applies to the
 * replacement. Otherwise the browser would refuse the call and the whole region would crash (FT-51).
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
 * A browser's translator replaces text nodes with its own elements, and React keeps working with the removed nodes. So
 * we put a changed text back in place of its translation. Then the user sees the current value and the translator
 * translates it again. React can also remove and insert texts as if they hadn't been replaced (FT-51).
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
