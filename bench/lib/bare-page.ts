import { PassThrough } from 'node:stream';
import { serve } from '@hono/node-server';
import { createReadableStreamFromReadable } from '@react-router/node';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { Cards, cardsOf, Document } from './bare-screens.ts';
import { buildBareScripts } from './bare-scripts.ts';

function render(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(h(ServerRouter, { context, url: request.url }), {
      onShellReady() {
        const body = new PassThrough();
        headers.set('content-type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

const loader = ({ request }: { request: Request }) => ({
  cards: cardsOf(Number(new URL(request.url).searchParams.get('nodes'))),
});

const script = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
const asset = { ...script, hasDefaultExport: true, hasErrorBoundary: false, imports: [], css: [] };
const build = {
  entry: { module: { default: render } },
  routes: {
    root: { id: 'root', path: '', module: { default: Document } },
    page: { id: 'page', parentId: 'root', index: true, module: { default: Cards, loader } },
  },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: { id: 'root', path: '', hasLoader: false, module: '/root.js', ...asset },
      page: { id: 'page', parentId: 'root', index: true, hasLoader: true, module: '/page.js', ...asset },
    },
    url: '/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

const handle = createRequestHandler(build, 'production');
/** Built at the first request, because most benchmarks only read the page. */
let scripts: Promise<ReadonlyMap<string, string>> | undefined;
const app = new Hono()
  .get('/metrics', (c) => {
    const { user, system } = process.cpuUsage();
    return c.text(`process_cpu_seconds_total ${(user + system) / 1e6}`);
  })
  .use(compress())
  .get('/:file{.+\\.js}', async (c) => {
    scripts ??= buildBareScripts();
    const text = (await scripts).get(c.req.param('file'));
    return text === undefined ? c.notFound() : c.text(text, 200, { 'content-type': 'text/javascript' });
  })
  .get('/', (c) => handle(c.req.raw));
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`ready: http://127.0.0.1:${port}`),
);
process.once('SIGTERM', () => server.close(() => process.exit(0)));
