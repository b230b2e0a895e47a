import { requestTimeoutMs } from '#core/timings.ts';
import { landscapeCovers } from '#modules/content/favourites-choices.ts';
import type { Employee, FavouritesCover, FavouritesPageChoice } from '#modules/content/favourites-content.ts';

/** Options of a part: loading, failed (with the service's message, if any), or loaded. */
export type Part<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string | undefined }
  | { readonly state: 'loaded'; readonly values: readonly T[] };

export type PdfChoices = {
  /** Undefined: the title of the list. */
  readonly title: string | undefined;
  readonly cover: string | undefined;
  readonly pages: readonly string[];
  readonly contact: string | undefined;
  readonly showPrices: boolean;
  readonly RetailerLogo: File | undefined;
  readonly CustomerLogo: File | undefined;
};

export type PdfSetupState = {
  readonly pages: Part<FavouritesPageChoice>;
  readonly covers: Part<FavouritesCover>;
  readonly employees: Part<Employee>;
  readonly choices: PdfChoices;
};

export type PdfSetup = ReturnType<typeof createPdfSetup>;

type PartName = 'pages' | 'covers' | 'employees';

const paths: Readonly<Record<PartName, string>> = {
  pages: '/api/content/general/favorites/pages?',
  covers: '/api/content/general/favorites/covers?',
  employees: '/api/content/employees/department?slug=PDF&',
};

const loading = { state: 'loading' } as const;

/** Settings of the PDF while its page is open: options, choices, and the token of the last copy. */
export function createPdfSetup(language: string, ask: typeof fetch = (...asked) => fetch(...asked)) {
  let state: PdfSetupState = {
    pages: loading,
    covers: loading,
    employees: loading,
    choices: {
      title: undefined,
      cover: undefined,
      pages: [],
      contact: undefined,
      showPrices: true,
      RetailerLogo: undefined,
      CustomerLogo: undefined,
    },
  };
  const asked = new Set<PartName>();
  const listeners = new Set<() => void>();
  const change = (changed: Partial<PdfSetupState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };

  async function loadPart(name: PartName): Promise<void> {
    if (asked.has(name)) return;
    asked.add(name);
    change({ [name]: loading });
    const part = await readPart(`${paths[name]}lang=${language}`, ask);
    if (part.state === 'failed') asked.delete(name);
    // The cover fills the width of a page, so portrait pictures are left out.
    const isCovers = name === 'covers' && part.state === 'loaded';
    change({ [name]: isCovers ? { ...part, values: landscapeCovers(part.values as FavouritesCover[]) } : part });
  }

  return {
    token: crypto.randomUUID() as string,
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Loads all three parts; those loaded or loading are skipped. */
    load: async (): Promise<void> => {
      await Promise.all((['pages', 'covers', 'employees'] as const).map(loadPart));
    },
    choose: (chosen: Partial<PdfChoices>) => change({ choices: { ...state.choices, ...chosen } }),
  };
}

async function readPart(path: string, ask: typeof fetch): Promise<Part<unknown>> {
  try {
    const answer = await ask(path, { signal: AbortSignal.timeout(requestTimeoutMs) });
    const told: unknown = await answer.json().catch(() => undefined);
    if (answer.ok && Array.isArray(told)) return { state: 'loaded', values: told };
    return { state: 'failed', message: titleOf(told) };
  } catch {
    return { state: 'failed', message: undefined };
  }
}

/** Title of a problem document. */
export const titleOf = (told: unknown): string | undefined =>
  typeof told === 'object' && told !== null && 'title' in told && typeof told.title === 'string' && told.title !== ''
    ? told.title
    : undefined;
