/**
 * In its own module, which the start waits for. Otherwise webpack would add a namespace for this CommonJS module to the
 * first script.
 */
export { hydrateRoot } from 'react-dom/client';
