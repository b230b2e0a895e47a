import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startHttpServer } from './http-server.ts';

type Stored = { content: Buffer; type: string; at: Date };

/**
 * The part of S3 that files need: put, copy, get (also a range), head, list and delete objects of one bucket, in memory, for signed
 * requests with a content length. While `outage.isAway`, it drops every connection.
 */
export async function startS3Server() {
  const objects = new Map<string, Stored>();
  const outage = { isAway: false };
  const url = await startHttpServer((request, response) => {
    if (!outage.isAway) return answer(objects, request, response);
    request.socket.destroy();
    return undefined;
  });
  return { url, objects, outage };
}

async function answer(objects: Map<string, Stored>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const key = decodeURIComponent(pathname.slice(1));
  const content = await buffer(request);
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256')) return refuse(response, 403, 'AccessDenied');
  const source = request.headers['x-amz-copy-source'];
  if (request.method === 'PUT' && typeof source === 'string') {
    const copied = objects.get(decodeURIComponent(source).replace(/^\//, ''));
    if (!copied) return refuse(response, 404, 'NoSuchKey');
    objects.set(key, copied);
    response.writeHead(200, { 'content-type': 'application/xml' }).end('<CopyObjectResult></CopyObjectResult>');
    return;
  }
  if (request.method === 'PUT') {
    const said = request.headers['x-amz-decoded-content-length'] ?? request.headers['content-length'];
    if (said === undefined) return refuse(response, 411, 'MissingContentLength');
    objects.set(key, {
      content: bodyOf(request, content),
      type: request.headers['content-type'] ?? '',
      at: new Date(),
    });
    response.writeHead(200, { etag: '"1"' }).end();
    return;
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
    return;
  }
  if (searchParams.has('list-type')) return list(objects, `${key.replace(/\/$/, '')}/`, searchParams, response);
  const stored = objects.get(key);
  if (!stored) return refuse(response, 404, 'NoSuchKey');
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const sent = from === undefined ? stored.content : stored.content.subarray(Number(from), Number(to) + 1);
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': stored.type,
    'content-length': sent.length,
    etag: `"${createHash('md5').update(stored.content).digest('hex')}"`,
    'last-modified': stored.at.toUTCString(),
  });
  response.end(request.method === 'HEAD' ? undefined : sent);
}

function list(objects: Map<string, Stored>, bucket: string, asked: URLSearchParams, response: ServerResponse): void {
  const prefix = asked.get('prefix') ?? '';
  const found = [...objects.keys()].filter((key) => key.startsWith(bucket + prefix));
  const contents = found.map((key) => `<Contents><Key>${key.slice(bucket.length)}</Key></Contents>`).join('');
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

/** A streamed upload arrives in chunks, each after its length in hex: "5\r\nhello\r\n0\r\n...". */
function bodyOf(request: IncomingMessage, content: Buffer): Buffer {
  if (!request.headers['content-encoding']?.includes('aws-chunked')) return content;
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = content.indexOf('\r\n', at);
    const length = Number.parseInt(content.subarray(at, lineEnd).toString(), 16);
    if (length === 0) return Buffer.concat(parts);
    parts.push(content.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}
