import type { FastifyReply, FastifyRequest } from 'fastify';
import { themeFromCookie } from '@signet/theme';
import { errors, type Provider } from 'oidc-provider';
import type { Database } from '../../../db/client.ts';
import { addressSubject, type RateLimitName, type RateLimits } from '../../../http/rate-limits.ts';
import type { FormState } from './pages/account-pages.ts';
import { expiredPage, tooManyPage } from './pages/notice-pages.ts';
import type { Fault } from './pages/parts.ts';
import { endSession } from './payload-store.ts';
import { sendPage } from './send-page.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
export type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>;
type Handler = (request: InteractionRequest, reply: FastifyReply, interaction: Interaction) => Promise<FastifyReply>;
type Parts = { provider: Provider; db: Database; limits: RateLimits };

/** What a page shows of its form: the theme, what was typed and what is wrong with it. */
export const formState = (request: InteractionRequest, email: string, faults: Fault[] = []): FormState => ({
  theme: themeFromCookie(request.headers.cookie),
  uid: request.params.uid,
  email,
  faults,
});

/** The e-mail that the app already knows. */
export const hintOf = ({ params }: Interaction): string =>
  typeof params['login_hint'] === 'string' ? params['login_hint'].slice(0, 320) : '';

export type Interactions = ReturnType<typeof createInteractions>;

/** One sign-in under way. Its cookie, which only its own pages get, ties it to the browser that began it. */
export const createInteractions = ({ provider, db, limits }: Parts) => {
  const find = async (request: InteractionRequest, reply: FastifyReply): Promise<Interaction | undefined> => {
    try {
      const interaction = await provider.interactionDetails(request.raw, reply.raw);
      return interaction.uid === request.params.uid ? interaction : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  };

  /** Wraps a handler: without its interaction there is only the way back to the start. */
  const during =
    (handler: Handler) =>
    async (request: InteractionRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const interaction = await find(request, reply);
      return interaction
        ? handler(request, reply, interaction)
        : sendPage(reply, 410, expiredPage(themeFromCookie(request.headers.cookie)));
    };

  return {
    during,
    /** The same for a posted form, which one address may send only so often. */
    limited: (name: RateLimitName, handler: Handler) =>
      during(async (request, reply, interaction) => {
        const taken = await limits.take(name, addressSubject(request.ip));
        if (taken.ok) return handler(request, reply, interaction);
        return sendPage(
          reply,
          429,
          tooManyPage(themeFromCookie(request.headers.cookie), taken.retryAfterSeconds),
          taken.retryAfterSeconds,
        );
      }),
    /** Signs the account in and goes back to the app. `amr`: how they showed who they are (RFC 8176). */
    async finish(
      request: InteractionRequest,
      reply: FastifyReply,
      interaction: Interaction,
      accountId: string,
      amr: string[],
    ): Promise<FastifyReply> {
      if (interaction.session && interaction.session.accountId !== accountId) {
        // somebody else was signed in in this browser: their session ends here, or the issuer would ask by a page
        // that needs script
        await endSession(db, interaction.session.uid);
        delete interaction.session;
        await interaction.persist();
      }
      const next = await provider.interactionResult(
        request.raw,
        reply.raw,
        { login: { accountId, remember: true, amr } },
        { mergeWithLastSubmission: false },
      );
      return reply.header('cache-control', 'no-store').redirect(next, 303);
    },
  };
};
