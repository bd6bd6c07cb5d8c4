import { api } from '@signet/contract';
import type { Route } from '../../http/route.ts';
import type { MailTransport } from '../../ports/mail.ts';
import type { MailStore } from './mail.store.ts';

export const mailRoutes = (route: Route, { mail, transport }: { mail: MailStore; transport: MailTransport }): void => {
  route(api.mail.outbox, async ({ query }) => ({ ...(await mail.list(query)), delivers: transport.delivers }));
};
