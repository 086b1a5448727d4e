import { homeAddressSubmitted, propertySubmitted } from '#store/registration/answers.ts';

import {
  homeAnswer,
  openHomeLine,
  openPropertyLines,
  propertyAnswer,
  type HomeForm,
  type PropertyForm,
  type PropertyFormRules,
} from './addressForm.ts';
import { linesSubmitted } from './lookupSlice.ts';

/** Creates the action for a valid form: submits the home, or looks up the line first (VAL-TYPEAHEAD-1). */
export function homeIntent(values: HomeForm) {
  const lines = openHomeLine(values);
  return lines ? linesSubmitted(lines) : homeAddressSubmitted(homeAnswer(values));
}

/** Does the same for the property, and for the home if the screen asks for it. */
export function propertyIntent(
  values: PropertyForm,
  asked: Pick<PropertyFormRules, 'asksForHome'>,
) {
  const lines = openPropertyLines(values, asked);
  return lines ? linesSubmitted(lines) : propertySubmitted(propertyAnswer(values, asked));
}
