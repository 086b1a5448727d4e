/** @set gate */
import { screensUntilSubmission } from '#tests/journeys/support/applicationScreens.ts';
import { describeSoundScreens } from '#tests/journeys/support/soundScreens.ts';

describeSoundScreens(screensUntilSubmission);
