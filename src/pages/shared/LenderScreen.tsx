import type { ReactNode } from 'react';

import type { LenderData, LenderDataName } from '#store/application/features.ts';
import { useAppSelector } from '#src/hooks.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import type { Remote } from '#store/remote.ts';

import { ApplicationLayout } from './ApplicationLayout.tsx';
import { RemoteContent } from './RemoteContent.tsx';

interface LenderScreenProps<Name extends LenderDataName> {
  data: Name;
  /** The `h1` while the data load. */
  title: string;
  /** What is loading, in words. */
  waiting: string;
  children: (value: LenderData[Name]) => ReactNode;
}

/** A screen of an application that loads data of the lender first. */
export function LenderScreen<Name extends LenderDataName>({
  data,
  ...content
}: LenderScreenProps<Name>) {
  const value = useAppSelector((state) => {
    const known: { [Key in LenderDataName]: Remote<LenderData[Key]> } = selectLenderData(state);
    return known[data];
  });
  return (
    <ApplicationLayout>
      <RemoteContent<LenderData[Name]> value={value} {...content} />
    </ApplicationLayout>
  );
}
