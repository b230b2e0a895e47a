import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import type { Api, ApiEnv } from '#modules/api.server.ts';
import { describeWebhooks } from '#modules/webhook/describe-webhooks.server.ts';
import { operationIdOf } from './operation-id.ts';

const description = `The shop's services for partners and programs. Screens use the same calls.

- **Who**: a bearer token, or the session cookie of a signed-in person; for one order also its seal. Calls without a lock need none.
- **Where**: the host decides the market, as on the pages; \`Accept-Language\` the language of texts.
- **Paging and sorting**: \`page\`, \`pageSize\`, \`sort\`, \`order\`; lists answer with \`items\`, \`page\`, \`pageSize\`, \`total\`.
- **Limits**: \`RateLimit\` and \`RateLimit-Policy\` on every answer, \`Retry-After\` with 429.
- **Once only**: send \`Idempotency-Key\` with a change; the same key and request get the first answer again. Keys belong
  to the person or program of the token. Without a token they belong to the cookie \`yrke_visitor\`, which the first answer to a request
  with a key sets: send it along, and the shop's own \`Origin\` with it, as with any cookie. Without both a key has no effect, except where a call says otherwise.
- **Errors**: problem documents (RFC 9457) with a stable \`code\` and the \`facts\` behind it.
- **Spelling**: the fixed parts of a path are found whatever their case.`;

/** /api/openapi.json, and /api/docs as its readable form. */
export function documentation(api: Api): Hono<ApiEnv> {
  let written: ReturnType<typeof documentOf> | undefined;
  const docs = new Hono<ApiEnv>();
  // Generated at the first request: it takes most of a second, which should not delay the start.
  docs.get('/openapi.json', (c) => c.json((written ??= documentOf(api))));
  docs.get('/docs', (c) => c.html(page(c.var.nonce)));
  docs.get('/docs/:file{swagger-ui(?:-bundle)?\\.(?:js|css)}', async (c) => {
    const file = c.req.param('file');
    const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    return c.body(await readFile(join(folder, file)), 200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
    });
  });
  return docs;
}

function documentOf(api: Api) {
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token. Integrators get one by client id and secret.',
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'yrke_access',
    description: 'The session of a signed-in person.',
  });
  api.openAPIRegistry.registerComponent('securitySchemes', 'seal', {
    type: 'apiKey',
    in: 'query',
    name: 'o',
    description: 'The sealed link of one order, from its mails: for whoever has no account.',
  });
  describeWebhooks(api);
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Yrke', version: '1', description },
  });
  for (const [path, calls] of Object.entries(document.paths ?? {})) nameCalls(path, calls as Record<string, Named>);
  return document;
}

type Named = { tags?: string[]; operationId?: string };

function nameCalls(path: string, calls: Record<string, Named>): void {
  const [, , service = ''] = path.split('/');
  for (const [method, call] of Object.entries(calls)) {
    call.tags = [service];
    call.operationId = operationIdOf(method, path);
  }
}

function page(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Yrke API</title>
<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script nonce="${nonce}">SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, docExpansion: 'none', defaultModelsExpandDepth: 0 });</script>
</body>
</html>`;
}
