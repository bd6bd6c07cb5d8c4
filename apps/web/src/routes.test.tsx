import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';
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
    ['/library', '/library?tab=letterhead'],
    ['/book', '/book/colors'],
    ['/book', '/book'],
  ])('%s is not opened anew by what is chosen on it: %s', async (path, chosen) => {
    const { shouldRevalidate } = mounted.find((route) => route.path === path) ?? {};
    let opened = 0;
    const loader = () => (opened += 1);
    const children = [{ index: true }, { path: '*', element: null }];
    const opening = { path, loader, children, ...(shouldRevalidate && { shouldRevalidate }) };
    const router = createMemoryRouter([{ path: '/', element: null }, opening]);
    await router.navigate(path);
    await router.navigate(chosen);
    expect([router.state.location.pathname, opened]).toEqual([chosen.split('?')[0], 1]);
    await router.navigate('/');
    await router.navigate(path);
    expect(opened).toBe(2);
    router.dispose();
  });

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
