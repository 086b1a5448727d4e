import type { House, Visitor, VisitorOptions } from './house.ts';
import type { Session } from './sandbox.ts';

export interface ApplicantOptions extends VisitorOptions {
  /** The body of POST /sandbox/sessions. */
  readonly order?: Record<string, unknown>;
  /** The screen behind /account/heloc/{uuid}/. */
  readonly screen: string;
}

export interface Applicant extends Visitor {
  readonly session: Session;
  /** The address of another screen of the same application. */
  readonly screenAt: (screen: string) => string;
}

const pathOf = ({ applicationUuid }: Session, screen: string) =>
  `/account/heloc/${applicationUuid}/${screen}`;

/** Somebody with an application, signed in, in front of one of its screens. */
export async function openApplicant(house: House, options: ApplicantOptions): Promise<Applicant> {
  const { order = {}, screen, ...visit } = options;
  const org = visit.brand === undefined ? {} : { org: visit.brand.toUpperCase() };
  const [session, visitor] = await Promise.all([
    house.sandbox.session({ ...org, ...order }),
    house.visit(visit),
  ]);
  const login = new URL(session.loginUrl).pathname;
  const next = encodeURIComponent(pathOf(session, screen));
  await visitor.page.goto(visitor.at(`${login}?next=${next}`));
  const screenAt = (other: string) => visitor.at(pathOf(session, other));
  return { ...visitor, session, screenAt };
}
