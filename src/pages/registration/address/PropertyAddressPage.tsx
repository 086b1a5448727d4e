import { useAppSelector } from '#src/hooks.ts';
import { RegistrationStep } from '#src/pages/registration/RegistrationStep.tsx';
import { LazyOnIdle } from '#src/shell/LazyOnIdle.tsx';
import type { PropertyForm } from '#store/registration/address/addressForm.ts';
import { selectEndsWith } from '#store/registration/flow.ts';

import { PropertyQuestion } from './PropertyQuestion.tsx';

const loadLastQuestion = () =>
  import('#src/pages/registration/pages.ts').then((module) => module.LastPropertyQuestion);

/** The first question; it is prerendered. After account setup it may be the last, whose code is that of the others. */
export function PropertyAddressPage() {
  const isLast = useAppSelector((state) => selectEndsWith(state, 'propertyAddress'));
  return isLast ? (
    <LazyOnIdle load={loadLastQuestion} isWanted props={{}} />
  ) : (
    <PropertyQuestion Step={RegistrationStep<PropertyForm>} />
  );
}
