import { Notice } from '#src/ui/Notice.tsx';
import { selectIsElsewhere } from '#store/application/holdSelectors.ts';

import css from './AwaitedElsewhere.module.css';
import { useSettled } from './useSettled.ts';
import { GoToCurrentStep } from './ways.tsx';

/** Whether the borrower's application goes on at another screen. */
export const useIsElsewhere = () => useSettled(selectIsElsewhere);

/** Says, on a screen that is always open, that the borrower is awaited at another one; nothing where they are not. */
export function AwaitedElsewhere() {
  if (!useIsElsewhere()) return null;
  return (
    <Notice heading="Your application is at another step">
      <p>The next thing to do is there.</p>
      <div className={css['way']}>
        <GoToCurrentStep />
      </div>
    </Notice>
  );
}
