interface Context {
  readonly sourceCode: {
    getAllComments(): readonly { readonly value: string; readonly loc: unknown }[];
  };
  report(fault: { readonly loc: unknown; readonly message: string }): void;
}

export function adviceOn(text: string): string | null;

export const plainComments: { create(context: Context): { Program(): void } };
