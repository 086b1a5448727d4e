import { useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { LogForSupport } from '#src/shell/page/LogForSupport.tsx';
import { selectToasts } from '#store/shell/selectors.ts';

/** A log for support inside a modal, which covers the toast with the reference. */
export function LogInModal() {
  const newest = useAppSelector(selectToasts).at(-1);
  const [earlier] = useState(newest?.id);
  return (
    <>
      <LogForSupport />
      <output>{newest && newest.id !== earlier ? newest.text : ''}</output>
    </>
  );
}
