/** A module of its own, which the start waits for: of a CommonJS module webpack would add a namespace to the first script. */
export { hydrateRoot } from 'react-dom/client';
