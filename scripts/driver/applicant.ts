import type { TestHost, Visitor, VisitorOptions } from './testHost.ts';
import type { SandboxSession } from './sandbox.ts';

export interface ApplicantOptions extends VisitorOptions {
  /** The body of POST /sandbox/sessions. */
  readonly sessionRequest?: Record<string, unknown>;
  /** The path after /account/heloc/{uuid}/. */
  readonly screen: string;
}

export interface ApplicantVisitor extends Visitor {
  readonly session: SandboxSession;
  readonly screenAt: (screen: string) => string;
}

const pathOf = ({ applicationUuid }: SandboxSession, screen: string) =>
  `/account/heloc/${applicationUuid}/${screen}`;

/** Opens an application's screen, signed in as its borrower. */
export async function openApplicant(
  host: TestHost,
  options: ApplicantOptions,
): Promise<ApplicantVisitor> {
  const { sessionRequest = {}, screen, ...visit } = options;
  const org = visit.brand === undefined ? {} : { org: visit.brand.toUpperCase() };
  const [session, visitor] = await Promise.all([
    host.sandbox.session({ ...org, ...sessionRequest }),
    host.visit(visit),
  ]);
  const login = new URL(session.loginUrl).pathname;
  const next = encodeURIComponent(pathOf(session, screen));
  await visitor.page.goto(visitor.at(`${login}?next=${next}`));
  const screenAt = (other: string) => visitor.at(pathOf(session, other));
  return { ...visitor, session, screenAt };
}
