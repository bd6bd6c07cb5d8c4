import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedClient, type GuardedClient } from '../net/guarded-client.ts';

export type Answering = (request: http.IncomingMessage, response: http.ServerResponse) => void;
export type TestWeb = {
  port: number;
  /** A client for which the open web is this machine, and nothing else. */
  client: GuardedClient;
  /** `host path` of everything that was asked for. */
  asked: string[];
  close: () => Promise<void>;
};

/** A client for which `hosts` are served at this port of this machine, and nothing else is there. */
export const clientOf = (
  port: number,
  hosts: readonly string[],
  milliseconds?: { request: number; visit: number },
): GuardedClient =>
  createGuardedClient({
    about: 'https://signet.test',
    forTests: {
      resolve: async (host) => (hosts.includes(host) ? ['127.0.0.1'] : []),
      mayDial: (address) => address === '127.0.0.1',
      ...(milliseconds && { milliseconds }),
      portOf: (url) => (url.protocol === 'http:' ? port : 1),
    },
  });

/**
 * An open web of one machine: each host answers in its own way, and others do not exist. Sites are asked by http, since
 * nobody here has a certificate; with less patience than in production where `milliseconds` says so.
 */
export const openTestWeb = async (
  sites: Readonly<Record<string, Answering>>,
  milliseconds?: { request: number; visit: number },
): Promise<TestWeb> => {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    asked.push(`${host} ${request.url}`);
    const site = sites[host];
    if (request.url === '/robots.txt' && !site?.name.includes('robots')) {
      response.writeHead(404).end();
      return;
    }
    if (site) site(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    client: clientOf(port, Object.keys(sites), milliseconds),
    asked,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};

/** A page with one color that is plainly the company's. */
export const brandPage =
  (hex: string, name: string): Answering =>
  (_request, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><title>${name}</title><meta property="og:site_name" content="${name}">` +
          `<style>:root{--color-brand:${hex}}.btn{background:var(--color-brand)}</style>` +
          `<header><a href="/">${name}</a></header><a class="btn" href="/x">Start</a>`,
      );
