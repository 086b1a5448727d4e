import { render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';

import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { WaitContext } from '#src/ui/form/wait.ts';

import { setupUser } from './setupUser.ts';

export type Answers = Record<string, unknown>;

const NOTHING: Answers = {};

/** Returns "Required" for each of these fields that has no answer. */
export const requiring =
  (...names: string[]) =>
  (values: Readonly<Partial<Answers>>) =>
    Object.fromEntries(
      names
        .filter((name) => values[name] === undefined || values[name] === false)
        .map((name) => [name, 'Required']),
    );

type FormProps = Partial<ComponentProps<typeof StepForm<Answers>>> & {
  /** How long the lender asks to wait, as text. */
  wait?: string | null;
};

/** Renders a step with some fields in the shell's live regions, and collects its answers. */
export function renderForm(children: ReactNode, props: FormProps = {}) {
  const answered: Answers[] = [];
  const form = ({ wait = null, ...more }: FormProps) => (
    <LiveRegions>
      <WaitContext value={wait}>
        <StepForm<Answers>
          title="About you"
          initialValues={NOTHING}
          onAnswer={(values) => {
            answered.push(values);
          }}
          {...props}
          {...more}
        >
          {'children' in more ? more.children : children}
        </StepForm>
      </WaitContext>
    </LiveRegions>
  );
  const view = render(form({}));
  return {
    user: setupUser(),
    answered,
    redraw: (more: FormProps) => {
      view.rerender(form(more));
    },
    leave: view.unmount,
  };
}
