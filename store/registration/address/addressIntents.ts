import { homeAddressSubmitted } from '#store/registration/address/homeAddress.ts';
import { propertySubmitted } from '#store/registration/slice.ts';

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

/** The action of a valid form: the home, or the line that is looked up first (VAL-TYPEAHEAD-1). */
export function homeIntent(values: HomeForm) {
  const lines = openHomeLine(values);
  return lines ? linesSubmitted(lines) : homeAddressSubmitted(homeAnswer(values));
}

/** The same for the property, and for the home where the screen asks for it. */
export function propertyIntent(
  values: PropertyForm,
  asked: Pick<PropertyFormRules, 'asksForHome'>,
) {
  const lines = openPropertyLines(values, asked);
  return lines ? linesSubmitted(lines) : propertySubmitted(propertyAnswer(values, asked));
}
