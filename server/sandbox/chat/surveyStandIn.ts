import type { Organisation } from '#store/org/organisation.ts';

/** Our choice: the sandbox's survey about a chat (CHAT-09). */
export const SURVEY_PATH = '/sandbox/survey';

/** Replaces the brand's survey with the sandbox's. */
export const withSurveyStandIn = (brand: Organisation): Organisation => ({
  ...brand,
  chat: { ...brand.chat, surveyUrl: brand.chat.surveyUrl && SURVEY_PATH },
});
