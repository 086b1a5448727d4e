import type { Organisation } from '#store/org/organisation.ts';

/** chosen: where the sandbox asks how a chat was (CHAT-09). */
export const SURVEY_PATH = '/sandbox/survey';

/** The brand with the sandbox's survey in place of its own. */
export const withSurveyStandIn = (brand: Organisation): Organisation => ({
  ...brand,
  chat: { ...brand.chat, surveyUrl: brand.chat.surveyUrl && SURVEY_PATH },
});
