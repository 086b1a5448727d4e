import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { selectAddressOf } from '#store/registration/flow.ts';
import { linkFollowed } from '#store/shell/slice.ts';

export function StartApplication({ tone = 'primary' }: { tone?: 'primary' | 'secondary' }) {
  const dispatch = useAppDispatch();
  const start = useAppSelector((state) => selectAddressOf(state, 'propertyAddress'));
  return (
    <Button
      tone={tone}
      href={start}
      onFollow={() => void dispatch(linkFollowed({ to: start, replace: false }))}
    >
      Start an application
    </Button>
  );
}
