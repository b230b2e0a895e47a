import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { orderSendTimeoutMs } from '#core/timings.ts';
import type { Env } from '#platform/env.server.ts';
import { StartupError } from '#platform/startup-error.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export type Listener = {
  port: number;
  /** Reports the current step of the start, until the app takes over. */
  startingWith(step: string): void;
  serve(handler: Handler): void;
  stop: (withinMs: number) => Promise<void>;
};

/** Used only while stopping, because tracking the end of every request costs time. */
const idleCheckMs = 20;

/** Listens at once: /healthz answers long before /readyz does. */
export async function listen({ PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>, ready?: Handler): Promise<Listener> {
  let step = 'starting';
  const starting: Handler = (request, response) => {
    if (request.url === '/healthz') return response.end('ok');
    return response
      .writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8' })
      .end(`not ready: ${step}`);
  };
  let handle = ready ?? starting;
  let stopping = false;
  const server = createServer((request, response) => {
    if (stopping) response.setHeader('connection', 'close');
    handle(request, response);
  });
  server.requestTimeout = orderSendTimeoutMs + 10_000;
  await new Promise<void>((resolve, reject) => {
    server
      .once('error', (error: NodeJS.ErrnoException) => reject(startupErrorOf(error, PORT, HOST)))
      .listen(PORT, HOST, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : PORT,
    startingWith: (next) => {
      step = next;
    },
    serve: (handler) => {
      handle = handler;
    },
    stop: (withinMs) => {
      stopping = true;
      return stop(server, withinMs);
    },
  };
}

function stop(server: Server, withinMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Keep-alive connections must not delay the stop after their last response.
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), withinMs).unref();
  });
}

function startupErrorOf(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new StartupError(`Port ${port} is taken by another process. Stop that one, or set PORT to another number.`);
  if (error.code === 'EACCES')
    return new StartupError(`This user may not listen on port ${port}. Set PORT to a number above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartupError(`HOST is ${host}, which is no address of this machine. Correct HOST, or leave it out.`);
  return error;
}
