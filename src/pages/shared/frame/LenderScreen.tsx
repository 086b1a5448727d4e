import type { ReactNode } from 'react';

import type { LenderData, LenderDataName } from '#store/application/core/features.ts';
import { useAppSelector } from '#src/hooks.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { Remote } from '#store/remote.ts';

import { ApplicationLayout } from './ApplicationLayout.tsx';
import { ReadOnlyScreen } from './ReadOnlyScreen.tsx';
import { RemoteContent } from './RemoteContent.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';

interface LenderScreenProps<Name extends LenderDataName> {
  data: Name;
  /** Other data that the screen waits for. */
  also?: readonly LenderDataName[];
  /** The `h1` while the data load, and of the read-only screen. */
  title: string;
  /** What is loading, in words. */
  waiting: string;
  /** What the screen shows at another step. Leave it out if the content is the same at every step. */
  readOnly?: (value: LenderData[Name]) => ReactNode;
  children: (value: LenderData[Name]) => ReactNode;
}

export function LenderScreen<Name extends LenderDataName>({
  data,
  also = [],
  readOnly,
  children,
  ...content
}: LenderScreenProps<Name>) {
  const known: { [Key in LenderDataName]: Remote<LenderData[Key]> } =
    useAppSelector(selectLenderData);
  const isOpen = useIsOpen();
  const missing = also.map((name) => known[name]).find(({ status }) => status !== 'ready');
  // While it isn't ready, it has no value.
  const value = (missing ?? known[data]) as Remote<LenderData[Name]>;
  return (
    <ApplicationLayout>
      <RemoteContent<LenderData[Name]> value={value} {...content}>
        {(ready) =>
          isOpen || !readOnly ? (
            children(ready)
          ) : (
            <ReadOnlyScreen title={content.title}>{readOnly(ready)}</ReadOnlyScreen>
          )
        }
      </RemoteContent>
    </ApplicationLayout>
  );
}
