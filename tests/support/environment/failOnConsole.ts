import failOnConsole from 'jest-fail-on-console';

// A green run prints nothing but its summary, so whatever reaches the console fails the test that caused it.
failOnConsole({ shouldFailOnInfo: true, shouldFailOnLog: true });
