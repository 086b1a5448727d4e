import { relative } from 'node:path';

/** Rooms of the sagas that are built on the general ones. */
const sagaAreas = ['registration', 'application', 'support', 'session', 'actionLog'];
/** Rooms of the store with a slice of their own. */
const slices = ['registration', 'application', 'support', 'shell', 'identity', 'org', 'features'];
const stateless = [...slices, 'actionLog'];
const otherPages = (own) =>
  ['registration', 'application', 'support', 'closed']
    .filter((area) => area !== own)
    .map((area) => `pages/${area}`);

/** Directions between the rooms of a floor: what is general knows nothing of what is built on it. */
const directions = [
  ['sagas/control/', [...sagaAreas, 'drafts', 'telemetry', 'navigation']],
  ['sagas/api/', [...sagaAreas, 'drafts', 'navigation', 'page']],
  ['sagas/drafts/', [...sagaAreas, 'telemetry']],
  ['src/ui/', ['shell', 'pages', 'boot', 'routes.tsx', 'applicationRoutes.tsx']],
  ['src/pages/shared/', ['pages/registration', 'pages/support', 'pages/closed', 'boot']],
  ['src/pages/application/', [...otherPages('application'), 'boot']],
  ['src/pages/registration/', [...otherPages('registration'), 'boot']],
  ['src/pages/support/', [...otherPages('support'), 'boot']],
  ['store/format/', [...stateless, 'person']],
  ['store/text/', [...stateless, 'person']],
  ['store/geography/', [...stateless, 'person']],
  ['store/person/', stateless],
  ['store/registration/', ['application', 'support']],
  ['store/identity/', ['registration', 'application', 'support', 'shell']],
  ['store/org/', ['registration', 'application', 'support', 'shell', 'identity']],
  [
    'server/sandbox/http/',
    ['sandbox/calls', 'sandbox/control', 'sandbox/console', 'sandbox/mainSite'],
  ],
  ['server/sandbox/storage/', ['sandbox/http', 'sandbox/calls', 'sandbox/control']],
  [
    'server/sandbox/lender/',
    ['sandbox/http', 'sandbox/calls', 'sandbox/control', 'sandbox/mainSite'],
  ],
];

/** The file of an import by its path from the top folder; relative imports stay in their room. */
const targetOf = (source) => (source.startsWith('#') ? source.slice(1) : null);

export const rooms = {
  create(context) {
    const file = relative(process.cwd(), context.filename).replaceAll('\\', '/');
    const found = directions.find(([room]) => file.startsWith(room));
    if (!found) return {};
    const [room, others] = found;
    const floor = room.slice(0, room.indexOf('/'));
    const check = (node) => {
      const target = targetOf(String(node.source?.value ?? ''));
      const hit = others.find(
        (other) => target === `${floor}/${other}` || target?.startsWith(`${floor}/${other}/`),
      );
      if (hit !== undefined)
        context.report({
          node,
          message: `${room} imports nothing of ${floor}/${hit} (README, The tour).`,
        });
    };
    return { ImportDeclaration: check, ImportExpression: check };
  },
};
