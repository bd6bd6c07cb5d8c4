import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { MyData } from './my-data.service.ts';

export const myDataRoutes = (route: Route, { myData }: { myData: MyData }): void => {
  route(api.myData.download, async (_received, { caller, reply }) =>
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="my-data.json"')
      .send(await myData.download(caller.user)),
  );

  route(api.myData.erase, async ({ body }, { caller }) => myData.erase(caller.user, body.email));
};
