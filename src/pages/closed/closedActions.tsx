import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { selectAddressOf } from '#store/registration/flow.ts';
import { linkFollowed } from '#store/shell/slice.ts';
import { loginRequested } from '#store/identity/slice.ts';

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

export function LoginButton({ children }: { children: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button href="/auth/login" onFollow={() => void dispatch(loginRequested())} tone="secondary">
      {children}
    </Button>
  );
}
