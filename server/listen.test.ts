import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type Handler, type Listener, listen } from './listen.ts';

const open: Listener[] = [];
const agents: Agent[] = [];

async function start(handler?: Handler): Promise<Listener> {
  const listener = await listen({ PORT: 0, HOST: '127.0.0.1' });
  open.push(listener);
  if (handler) listener.serve(handler);
  return listener;
}

/** One request on a keep-alive connection, as browsers and proxies use. */
function ask(port: number, path: string) {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return new Promise<{ status: number | undefined; body: string; headers: IncomingMessage['headers'] }>(
    (resolve, reject) => {
      get({ port, path, agent, host: '127.0.0.1' }, (response) => {
        const { statusCode: status, headers } = response;
        text(response).then((body) => resolve({ status, body, headers }), reject);
      }).on('error', reject);
    },
  );
}

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const listener of open.splice(0)) await listener.stop(0);
});

test('during the start it is alive but not ready, and reports its step', async () => {
  const listener = await start();
  expect(await ask(listener.port, '/healthz')).toMatchObject({ status: 200, body: 'ok' });
  expect(await ask(listener.port, '/readyz')).toMatchObject({ status: 503, body: 'not ready: starting' });
  listener.startingWith('migrating the database');
  const answer = await ask(listener.port, '/readyz');
  expect(answer).toMatchObject({ status: 503, body: 'not ready: migrating the database' });
  expect(answer.headers['retry-after']).toBe('2');
  expect(await ask(listener.port, '/sv')).toMatchObject({ status: 503 });
});

test('when ready, the app answers everything', async () => {
  const listener = await start((request, response) => response.end(`app ${request.url}`));
  expect(await ask(listener.port, '/readyz')).toMatchObject({ status: 200, body: 'app /readyz' });
});

/** A handler that answers on demand, and a promise that resolves when it is called. */
function gate() {
  const asked = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const handler: Handler = async (_request, response) => {
    asked.resolve();
    await letGo.promise;
    response.end('finished');
  };
  return { handler, asked: asked.promise, letGo: letGo.resolve };
}

test('stopping finishes a running request and refuses new connections', async () => {
  const { handler, asked, letGo } = gate();
  const listener = await start(handler);
  const answer = ask(listener.port, '/');
  await asked;
  let stopped = false;
  const stop = listener.stop(5000).then(() => (stopped = true));
  await expect(ask(listener.port, '/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(stopped).toBe(false);
  letGo();
  expect(await answer).toMatchObject({ status: 200, body: 'finished' });
  const finished = performance.now();
  await stop;
  // The server does not wait for the keep-alive connection after its last response.
  expect(performance.now() - finished).toBeLessThan(1000);
});

test('stopping closes idle connections at once', async () => {
  const listener = await start((_request, response) => response.end('app'));
  await ask(listener.port, '/');
  const before = performance.now();
  await listener.stop(5000);
  expect(performance.now() - before).toBeLessThan(1000);
});

test('a request that does not finish in time is cut off', async () => {
  const { handler, asked, letGo } = gate();
  const listener = await start(handler);
  const answer = ask(listener.port, '/').catch((error: NodeJS.ErrnoException) => error.code);
  await asked;
  await listener.stop(50);
  expect(await answer).toBe('ECONNRESET');
  letGo();
});

test('a port in use is reported in one sentence that names PORT', async () => {
  const { port } = await start();
  await expect(listen({ PORT: port, HOST: '127.0.0.1' })).rejects.toMatchObject({
    name: 'StartupError',
    message: `Port ${port} is taken by another process. Stop that one, or set PORT to another number.`,
  });
});

test('an address of another machine is reported in one sentence that names HOST', async () => {
  await expect(listen({ PORT: 0, HOST: '192.0.2.1' })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(/^HOST is 192\.0\.2\.1, /),
  });
});

test('a request that is not HTTP is refused without harm', async () => {
  const listener = await start((_request, response) => response.end('app'));
  const socket = connect(listener.port, '127.0.0.1');
  socket.end('nonsense\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask(listener.port, '/')).toMatchObject({ status: 200 });
});
