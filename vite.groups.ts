import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const root = fileURLToPath(new URL('.', import.meta.url));
const app = (...patterns: readonly string[]) =>
  globSync(
    patterns.map((pattern) => `app/${pattern}`),
    { cwd: root },
  ).map((path) => `${root}${path}`);

/** Screens by what they load together. */
const screens = {
  all: app('root.tsx'),
  shop: app('components/shell/page-frame.tsx', 'routes/shell/address.tsx'),
  work: app('routes/work/work.tsx'),
  withoutShop: app('routes/{login,staff,work}/**/*.tsx'),
  list: app('routes/catalogue/list.tsx'),
  product: app('routes/product/product.tsx'),
};

type Screen = keyof typeof screens;

/**
 * Files of scripts, and the screens that must all load a module so that it goes there; the first that fits. Without them a screen of the
 * shop loads some sixty files, most of them below a kilobyte, and a connection of HTTP/1 loads six at a time. What a file imports is in
 * the same or an earlier one, because a screen loads it too.
 */
const files: readonly { name: string; loadedBy: readonly Screen[] }[] = [
  { name: 'root', loadedBy: ['all'] },
  { name: 'frame', loadedBy: ['shop', 'work'] },
  { name: 'common', loadedBy: ['shop', 'withoutShop'] },
  { name: 'pieces', loadedBy: ['list', 'product', 'withoutShop'] },
  { name: 'shop', loadedBy: ['shop'] },
  { name: 'goods', loadedBy: ['list', 'product'] },
];

type Group = { name: (id: string, graph: Graph) => string | null; test: RegExp };

/** Groups for the bundler, which adds the imports of a group to it unless they are in an earlier one. Routes have a file each. */
export function createGroups(): Group[] {
  let loaded: Record<string, ReadonlySet<string>> | undefined;
  const findFile = (id: string, graph: Graph) => {
    loaded ??= Object.fromEntries(Object.entries(screens).map(([name, starts]) => [name, loadedWith(starts, graph)]));
    const sets = loaded;
    const key = iconFile.exec(id)?.[1] ?? id;
    return files.find(({ loadedBy }) => loadedBy.every((screen) => sets[screen]?.has(key)))?.name;
  };
  return files.map(({ name }) => ({
    name: (id, graph) => (findFile(id, graph) === name ? name : null),
    test: /[\\/](app|core|modules|lucide-react)[\\/](?!.*react-router-build-client-route)/,
  }));
}

const iconFile = /lucide-react[\\/].*[\\/]icons[\\/]([a-z0-9-]+)\.mjs$/;
const iconImports = /import \{([^}]+)\} from 'lucide-react'/g;

/** Modules that are loaded with others at once: themselves, their imports and so on. Icons by their names, as one module imports them all. */
function loadedWith(starts: readonly string[], graph: Graph): ReadonlySet<string> {
  const loaded = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (loaded.has(id)) continue;
    loaded.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    if (id.startsWith(`${root}app/`) && id.endsWith('.tsx')) for (const icon of iconsOf(id)) loaded.add(icon);
  }
  return loaded;
}

const iconsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(iconImports)].flatMap(([, names = '']) =>
    names.split(',').map((name) => toKebabCase(name.replace(/ as .*| type /, '').trim())),
  );

const toKebabCase = (name: string) => name.replace(/(?<!^)([A-Z]|(?<![0-9])[0-9])/g, '-$1').toLowerCase();
