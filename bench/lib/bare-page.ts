import { PassThrough } from 'node:stream';
import { serve } from '@hono/node-server';
import { createReadableStreamFromReadable } from '@react-router/node';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';

// A page of React Router with a given number of elements, rendered as in its template: /?nodes=1200. It has no data, texts or links of its
// own, so it is the least that a page of this size costs.
const nodesOfCard = 4;
const nodesOfDocument = 9;

const Document = () =>
  h(
    'html',
    { lang: 'en' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, 'Bare'), h(Meta), h(Links)),
    h('body', null, h('main', null, h('ul', null, h(Outlet))), h(Scripts)),
  );

const Card = ({ name }: { name: string }) =>
  h(
    'li',
    { className: 'grid gap-2 p-4 text-sm' },
    h('a', { className: 'font-medium underline', href: `/products/${name}` }, h('span', null, name)),
    h('p', { className: 'text-muted' }, 'Six sizes'),
  );

function Cards() {
  const { cards } = useLoaderData<{ cards: number }>();
  return Array.from({ length: cards }, (_, at) => h(Card, { key: at, name: `jacket-${at}` }));
}

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

const loader = ({ request }: { request: Request }) => {
  const nodes = Number(new URL(request.url).searchParams.get('nodes'));
  return { cards: Math.round((nodes - nodesOfDocument) / nodesOfCard) };
};

const script = { hasAction: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
const asset = { ...script, hasDefaultExport: true, hasErrorBoundary: false, module: '/page.js', imports: [], css: [] };
const build = {
  entry: { module: { default: render } },
  routes: {
    root: { id: 'root', path: '', module: { default: Document } },
    page: { id: 'page', parentId: 'root', index: true, module: { default: Cards, loader } },
  },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: {
      root: { id: 'root', path: '', hasLoader: false, ...asset },
      page: { id: 'page', parentId: 'root', index: true, hasLoader: true, ...asset },
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
const app = new Hono()
  .get('/metrics', (c) => {
    const { user, system } = process.cpuUsage();
    return c.text(`process_cpu_seconds_total ${(user + system) / 1e6}`);
  })
  .use(compress())
  .get('/', (c) => handle(c.req.raw));
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  console.log(`ready: http://127.0.0.1:${port}`),
);
process.once('SIGTERM', () => server.close(() => process.exit(0)));
