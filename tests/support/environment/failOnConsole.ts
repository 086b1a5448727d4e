import failOnConsole from 'jest-fail-on-console';

/**
 * Lazy-loaded code may arrive between two lines of a test, outside any `act`. It changes only what a test waits for.
 */
const isLateCode = (message: string) => message.startsWith('An update to LoadedPart inside a test');

// A green run prints nothing but its summary, so any console output fails the test that caused it.
failOnConsole({ shouldFailOnInfo: true, shouldFailOnLog: true, silenceMessage: isLateCode });
