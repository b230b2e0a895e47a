import type { MiddlewareFunction } from 'react-router';
import type { RouteResults } from '#app/away/plan-answer.ts';
import { unpack } from './unpack.ts';

/** What a loader returned, if it came as one text. */
function unpackOne(loaded: unknown): unknown {
  if (typeof loaded !== 'object' || loaded === null) return loaded;
  const { packedData } = loaded as { packedData?: unknown };
  return typeof packedData === 'string' ? unpack(packedData) : loaded;
}

/** Middleware for the browser: pages and fetchers get what their loaders returned. */
export const unpackResults: MiddlewareFunction<RouteResults> = async (_, next) => {
  const results = await next();
  const entries = Object.entries(results);
  return Object.fromEntries(entries.map(([id, { type, result }]) => [id, { type, result: unpackOne(result) }]));
};
