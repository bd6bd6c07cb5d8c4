import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routeRules } from './route-rules.ts';
import { routes } from './routes.tsx';

const all = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...all(route.children ?? [])]);
const named = Object.values(routeRules).map((rule) => rule.path);
const mounted = all(routes).filter((route) => route.path?.startsWith('/') || route.path === '*');

describe('the routes', () => {
  it('every route of the table is mounted exactly once, and nothing besides them has an address of its own', () => {
    const top = mounted.map((route) => route.path).filter((path) => path !== '*');
    expect(top.toSorted()).toEqual(named.filter((path) => path !== '*').toSorted());
    expect(routes[0]?.children?.filter((route) => route.path === '*')).toHaveLength(1);
  });

  it.each(mounted.filter((route) => route.path !== '*').map((route) => [route.path, route] as const))(
    '%s has its guard',
    (_path, route) => {
      expect(route.middleware).toHaveLength(1);
    },
  );

  it.each([
    ['/', '/'],
    ['/quiz', '/quiz'],
    ['/quiz/3', '/quiz'],
    ['/team/userInfo', '/team/userInfo'],
    ['/admin/mail', '/admin/mail'],
    ['/register', '/register'],
    ['/book-of-nothing', '*'],
    ['/team/nowhere', '*'],
    ['/admin/users', '/admin/users'],
    ['/admin/nowhere', '*'],
  ])('%s is answered by %s', (address, path) => {
    const matched =
      matchRoutes(routes, address)
        ?.map((match) => match.route.path)
        .filter(Boolean) ?? [];
    expect(path === '*' ? matched.at(-1) : matched.findLast((one) => one?.startsWith('/'))).toBe(path);
  });
});
