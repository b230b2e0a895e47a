import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type RouteScripts = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, RouteScripts> };

/** Budget of compressed scripts before the first interaction. The product page has its own. */
const budgetBytes = { usual: 165_000, product: 180_000 };

export type PageScripts = { page: string; bytes: number; files: number; budget: number };

/** For each screen, the files and compressed bytes of the scripts it loads at once: the router's, the frame's and its own. */
export function scriptBytes(clientFolder: string): PageScripts[] {
  const { entry, routes } = readManifest(join(clientFolder, 'assets'));
  const sizeOf = (address: string) => {
    const file = join(clientFolder, address);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
  const ancestors = (route: RouteScripts | undefined): RouteScripts[] =>
    route ? [...ancestors(routes[route.parentId ?? '']), route] : [];
  return Object.values(routes)
    .filter(({ id }) => id.endsWith('.en'))
    .map((route) => {
      const loaded = new Set([entry.module, ...entry.imports]);
      for (const { module, imports = [] } of ancestors(route))
        for (const file of [module, ...imports]) loaded.add(file);
      const page = route.id.replace(/\.en$/, '');
      return {
        page,
        files: loaded.size,
        bytes: [...loaded].reduce((sum, file) => sum + sizeOf(file), 0),
        budget: page === 'product' ? budgetBytes.product : budgetBytes.usual,
      };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

function readManifest(assets: string): Manifest {
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`there is no manifest in ${assets}`);
  const text = readFileSync(join(assets, name), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest;
}

/** The largest screens first, with the rest of their budget. */
export function describeScripts(pages: readonly PageScripts[], shown = 8): string {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const lines = pages
    .slice(0, shown)
    .map(({ page, bytes, budget }) => `  ${page.padEnd(24)} ${kB(bytes).padStart(9)} of ${kB(budget)}`);
  return ['scripts before the first interaction, compressed (the heaviest screens)', ...lines].join('\n');
}
