import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { refuse } from '#core/result.ts';
import { formatOfFile } from '#modules/business-feed/feed-format.ts';
import { requestFeed } from '#modules/business-feed/request-feed.server.ts';

/** Keeps the file and leads to the feed, which a job applies. */
export function sendFeed(posted: PostedForm): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  return answerForm(posted, {
    intent: 'send',
    domain: 'people',
    schema: z.object({}),
    run: async () => {
      const file = form.get('file');
      if (!(file instanceof File) || file.size === 0) return refuse({ code: 'order-file-empty' });
      const feed = Readable.fromWeb(file.stream() as ReadableStream);
      return requestFeed(shop, visit, { feed, format: formatOfFile(file.name), source: file.name });
    },
    done: ({ feedId: id }) => redirect(routeHref('staffBusinessFeed', visit.language, { id })),
  });
}
