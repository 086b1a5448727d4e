import { relative } from 'node:path';

/** Directions between the rooms of a floor: what is general knows nothing of what is built on it. */
const directions = [
  [
    'sagas/control/',
    [
      'registration',
      'application',
      'support',
      'drafts',
      'session',
      'telemetry',
      'actionLog',
      'navigation',
    ],
  ],
  [
    'sagas/api/',
    [
      'registration',
      'application',
      'support',
      'drafts',
      'session',
      'actionLog',
      'navigation',
      'page',
    ],
  ],
  [
    'sagas/drafts/',
    ['registration', 'application', 'support', 'session', 'telemetry', 'actionLog'],
  ],
  ['src/ui/', ['shell', 'pages', 'boot', 'routes.ts']],
  ['src/pages/shared/', ['pages/registration', 'pages/support', 'pages/closed', 'boot']],
  ['src/pages/application/', ['pages/registration', 'pages/support', 'pages/closed', 'boot']],
  ['src/pages/registration/', ['pages/application', 'pages/support', 'pages/closed', 'boot']],
  ['src/pages/support/', ['pages/application', 'pages/registration', 'pages/closed', 'boot']],
  [
    'store/format/',
    [
      'registration',
      'application',
      'support',
      'shell',
      'identity',
      'org',
      'features',
      'actionLog',
      'person',
    ],
  ],
  [
    'store/text/',
    [
      'registration',
      'application',
      'support',
      'shell',
      'identity',
      'org',
      'features',
      'actionLog',
      'person',
    ],
  ],
  [
    'store/geography/',
    [
      'registration',
      'application',
      'support',
      'shell',
      'identity',
      'org',
      'features',
      'actionLog',
      'person',
    ],
  ],
  [
    'store/person/',
    ['registration', 'application', 'support', 'shell', 'identity', 'org', 'features', 'actionLog'],
  ],
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
          message: `${room} imports nothing of ${floor}/${hit} (README, rooms).`,
        });
    };
    return { ImportDeclaration: check, ImportExpression: check };
  },
};
