/** Returns the tag of a call of the document, or undefined. */
const tagOf = (paths, call) =>
  Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .find(({ operationId }) => operationId === call)?.tags[0];

/** Opens the call that the address names, as in check-gateway's reports: #readOffers. */
function openCall({ paths }, viewer) {
  const call = location.hash.slice(1);
  const tag = tagOf(paths, call);
  if (tag === undefined) return;
  viewer.layoutActions.show(['operations-tag', tag], true);
  viewer.layoutActions.show(['operations', tag, call], true);
  setTimeout(() => document.getElementById(`operations-${tag}-${call}`)?.scrollIntoView());
}

/** Turns the viewer's main element into a group, because a page has only one. */
function keepOneMain() {
  const observer = new MutationObserver(() => {
    const inner = document.querySelector('#viewer main');
    if (!inner) return;
    inner.setAttribute('role', 'group');
    observer.disconnect();
  });
  observer.observe(document.getElementById('viewer'), { childList: true, subtree: true });
}

async function showDocument() {
  const response = await fetch('/sandbox/openapi.json');
  const spec = await response.json();
  keepOneMain();
  const viewer = SwaggerUIBundle({
    spec,
    dom_id: '#viewer',
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    displayOperationId: true,
    filter: true,
    validatorUrl: null,
    supportedSubmitMethods: [],
    syntaxHighlight: false,
    onComplete: () => {
      openCall(spec, viewer.getSystem());
      addEventListener('hashchange', () => openCall(spec, viewer.getSystem()));
    },
  });
}

// The viewer's script follows this one.
addEventListener('DOMContentLoaded', () => void showDocument());
