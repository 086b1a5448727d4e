import failOnConsole from 'jest-fail-on-console';

/** Late code may arrive between two lines of a test, where no `act` can be: it changes only what a test waits for. */
const isLateCode = (message: string) => message.startsWith('An update to LoadedPart inside a test');

// A green run prints nothing but its summary, so whatever reaches the console fails the test that caused it.
failOnConsole({ shouldFailOnInfo: true, shouldFailOnLog: true, silenceMessage: isLateCode });
