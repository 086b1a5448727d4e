import type { TestHost, Visitor, VisitorOptions } from '#scripts/driver/testHost.ts';
import type { SandboxSession } from '#scripts/driver/sandbox.ts';

interface SignerScreen {
  /** The path after heloc-signer/. */
  readonly screen: string;
  /** The signer's part of the borrower's application. */
  readonly signer: Record<string, unknown>;
}

export const signerScreens: readonly SignerScreen[] = [
  { screen: 'intro', signer: { state: 'INVITED' } },
  {
    screen: 'identity',
    signer: { state: 'IDENTITY', file: { checklistStatus: 'IDENTITY_VERIFICATION' } },
  },
  { screen: 'documents', signer: { state: 'DOCUMENTS' } },
  { screen: 'sign', signer: { state: 'READY' } },
  { screen: 'sign', signer: { state: 'SIGN', file: { checklistStatus: 'DEED_SIGNING' } } },
  { screen: 'sign', signer: { state: 'DONE', file: { checklistStatus: 'DEED_SIGNING' } } },
  { screen: 'cancelled', signer: { state: 'DECLINED', endedBy: 'SIGNER' } },
  { screen: 'error', signer: { state: 'EXPIRED' } },
  { screen: 'conditions', signer: { state: 'DOCUMENTS' } },
];

export interface SigningVisitor extends Visitor {
  readonly session: SandboxSession;
  readonly screenAt: (screen: string) => string;
}

/** Opens a screen of the area, signed in as the signer of another borrower's application. */
export async function openSigner(
  host: TestHost,
  { screen, signer, ...visit }: SignerScreen & VisitorOptions,
): Promise<SigningVisitor> {
  const session = await host.sandbox.session({ role: 'signer', checklistStatus: 'CO_DEED_REQ' });
  await host.sandbox.patch(session.applicationUuid, { signers: [signer] });
  const visitor = await host.visit(visit);
  const screenAt = (path: string) => visitor.at(`/account/heloc/heloc-signer/${path}`);
  const login = new URL(session.loginUrl).pathname;
  const next = encodeURIComponent(`/account/heloc/heloc-signer/${screen}`);
  await visitor.page.goto(visitor.at(`${login}?next=${next}`));
  return { ...visitor, session, screenAt };
}
