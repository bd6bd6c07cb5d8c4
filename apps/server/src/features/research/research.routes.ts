import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import { houseAct } from '../audit/audit-log.ts';
import type { Research } from './research.service.ts';

export const researchRoutes = (route: Route, { research }: { research: Research }): void => {
  route(api.research.checkScrapeStatuses, ({ body }, { caller }) => research.status(caller.user, body.quizId));
  route(api.research.follow, async ({ query }, { caller, reply }) => {
    const following = await research.follow(caller.user, query.quizId);
    // a proxy that collects an answer before it hands it on would hand on the end only
    reply.type('text/event-stream').header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    return following;
  });
  route(api.research.correctColor, ({ body }, { caller }) => research.correct(caller.user, body));
  route(api.research.icon, async ({ params }, { reply }) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=604800, immutable')
      .send(await research.icon(params.companyId, params.digest)),
  );
  route(api.research.scrapeCompany, ({ body }, { caller }) => {
    const { companyId, forceFreshScrape } = body;
    const about = { companyId, forceFreshScrape };
    return research.scrape(caller.user, body, houseAct(api.research.scrapeCompany, caller.user, about));
  });
  route(api.research.companyColors, ({ params }, { caller }) => research.companyColors(caller.user, params.companyId));
};
