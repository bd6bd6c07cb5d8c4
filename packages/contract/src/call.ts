import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { RefusalCode } from './refusals.ts';

type Shape = z.ZodMiniType;

/**
 * What the address of every call begins with. The second is the specification's, with its repeated segment
 * (administration §7.2). Server, development proxy and pages tell a call from a screen by it.
 */
export const callRoots = ['/api/', '/auth/auth/'] as const;

/** A sign-in is fresh for so long: it opens what cannot be undone (ASVS 7.5.1). */
export const FRESH_SIGN_IN_MINUTES = 15;

/** One call of the API: everything that both sides need to know of it. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The literal path, in Fastify's notation (`:id`, `:id?`, `*`). */
  path: `${(typeof callRoots)[number]}${string}`;
  access: Access;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  /** The JSON answered with 200; absent where `raw` is set. */
  response?: Shape;
  /** The answer is not JSON (an image, a file): what it is instead. */
  raw?: string;
  /** Refusals of this call, beyond those any call may answer (see `commonRefusals`). */
  refusals?: readonly RefusalCode[];
  /** Asks for a fresh sign-in: the ID token, which comes along in its header, says when that was. */
  freshSignIn?: true;
  /**
   * Shows staff what is held about people, so that each look leaves a row in the log of acts: `person` about the one
   * whom the path's `id` names, `people` naming the records of the answer. Lists that are there to find somebody leave
   * none.
   */
  looksAt?: 'person' | 'people';
  /** Changes nothing, though it is no GET: what it is asked with needs a body. */
  onlyReads?: true;
  /** Bytes; the default is 64 KiB. */
  bodyLimit?: number;
  /** The body is a file, handed on as it arrives: `request.body` is a stream of bytes, whatever its type. */
  upload?: true;
  /**
   * How often one person may make it, because it is costly; more is refused as tooManyRequests. Where nobody is signed
   * in, one address is one person.
   */
  limit?: { perPerson: number; seconds: number };
};

/** Declares a call; the return type keeps every literal so that route and client can be inferred from it. */
export const defineCall = <const C extends Call>(call: C): C => call;

type Input<T> = T extends Shape ? z.input<T> : undefined;
type Output<T> = T extends Shape ? z.output<T> : undefined;

/** What a handler receives, parsed. */
export type Received<C extends Call> = {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
};
/** What a handler returns. */
export type Answer<C extends Call> = C['response'] extends Shape ? z.input<C['response']> : unknown;
/** What the client gets. */
export type Result<C extends Call> = C['response'] extends Shape ? z.output<C['response']> : Response;

/** An object that need not have any key. */
type Nothing = Record<never, never>;
type Part<K extends string, T> = T extends Shape
  ? Nothing extends z.input<T>
    ? { [k in K]?: Input<T> }
    : { [k in K]: Input<T> }
  : Nothing;
/** What the client sends: `params`, `query` and `body` as far as the call has them. */
export type Arguments<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']>;
