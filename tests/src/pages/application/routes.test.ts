import { applicationRouteAt } from '#src/pages/application/routes.ts';
import { routes } from '#src/routes.ts';

it.each(['income/link/nonsense/more', 'start', 'start/hmda/more', 'constructor', ''])(
  'the page at %s, which is no screen of an application, is not found',
  (path) => {
    expect(applicationRouteAt(path)).toBe(routes.notFound);
  },
);

it('a page names the feature whose sagas it needs', () => {
  expect(applicationRouteAt('product/select').feature).toBe('offers');
  expect(applicationRouteAt('error/timeout').feature).toBe('status');
});
