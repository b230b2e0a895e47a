import { indexPaths } from '#platform/http/path-index.ts';
import { documentation } from './documentation.ts';
import { callsOf, mountServices } from './services.ts';

export type MountedApi = ReturnType<typeof mountApi>;

/** All calls with their documentation and an index of their paths. Independent of a shop, so that several can use it. */
export function mountApi(services = mountServices()) {
  const calls = callsOf(services);
  const ofDocumentation = ['/api/openapi.json', '/api/docs', '/api/docs/{file}'];
  const index = indexPaths([...calls, ...ofDocumentation.map((path) => ({ method: 'GET', path, accepts: [] }))]);
  return { services, docs: documentation(services), index, calls };
}
