/** What stands where a text was taken away: the element that came for it, or the `font` of a translator beside it. */
function standInOf({ addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const beside = [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  return Array.from(addedNodes).find((node) => node instanceof Element) ?? beside;
}

/**
 * A translator takes texts out of the page and puts elements with its own words there. React goes on writing to the
 * text it knows, and the person would go on reading what was: a rate, an address in a list. So a text that changes
 * comes back in place of its stand-in, and the translator finds it new (FT-51).
 */
export function keepTextsCurrent(page: Node): void {
  const standIns = new WeakMap<Node, Node>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const standIn = standIns.get(target);
      if (standIn?.isConnected) standIn.parentNode?.replaceChild(target, standIn);
    }
  });

  new MutationObserver((records) => {
    for (const record of records)
      for (const text of record.removedNodes) {
        const standIn = text instanceof Text && !text.isConnected ? standInOf(record) : undefined;
        if (!standIn) continue;
        standIns.set(text, standIn);
        changes.observe(text, { characterData: true });
      }
  }).observe(page, { childList: true, subtree: true });
}
