import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// No test is timed: what is waited for comes late on a slow machine.
configure({ asyncUtilTimeout: 30_000 });
