import { useAppDispatch } from '#src/hooks.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { loginRequested } from '#store/identity/slice.ts';

export function LoginButton({ children }: { children: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button href="/auth/login" onFollow={() => void dispatch(loginRequested())} tone="secondary">
      {children}
    </Button>
  );
}
