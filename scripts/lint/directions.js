import { relative } from 'node:path';

/** Areas of the sagas that use the general ones. */
const sagaAreas = ['registration', 'application', 'support', 'session', 'actionLog'];
const otherPages = (own) =>
  ['registration', 'application', 'support', 'closed']
    .filter((area) => area !== own)
    .map((area) => `pages/${area}`);

/**
 * Directions between the areas of a layer: general code doesn't import what uses it. tests/store/circles.test.ts
 * checks the store.
 */
const allDirections = [
  ['sagas/control/', [...sagaAreas, 'flags', 'drafts', 'telemetry', 'navigation']],
  ['sagas/api/', [...sagaAreas, 'flags', 'drafts', 'navigation', 'page']],
  ['sagas/drafts/', [...sagaAreas, 'telemetry']],
  ['src/ui/', ['shell', 'pages', 'boot', 'routes.tsx', 'applicationRoutes.tsx']],
  ['src/pages/shared/', ['pages/registration', 'pages/support', 'pages/closed', 'boot']],
  ['src/pages/application/', [...otherPages('application'), 'boot']],
  ['src/pages/registration/', [...otherPages('registration'), 'boot']],
  ['src/pages/support/', [...otherPages('support'), 'boot']],
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

/** Returns the imported file's path from the top folder. Relative imports stay in their area. */
const targetOf = (source) => (source.startsWith('#') ? source.slice(1) : null);

export const directions = {
  create(context) {
    const file = relative(process.cwd(), context.filename).replaceAll('\\', '/');
    const found = allDirections.find(([area]) => file.startsWith(area));
    if (!found) return {};
    const [area, others] = found;
    const floor = area.slice(0, area.indexOf('/'));
    const check = (node) => {
      const target = targetOf(String(node.source?.value ?? ''));
      const hit = others.find(
        (other) => target === `${floor}/${other}` || target?.startsWith(`${floor}/${other}/`),
      );
      if (hit !== undefined)
        context.report({
          node,
          message: `${area} imports nothing of ${floor}/${hit} (docs/architecture.md).`,
        });
    };
    return { ImportDeclaration: check, ImportExpression: check };
  },
};
