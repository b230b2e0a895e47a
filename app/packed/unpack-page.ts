import { unpack } from './unpack.ts';
import { unpackOne } from './unpack-results.ts';

type RouterState = { readonly loaderData?: Readonly<Record<string, unknown>> };

/** React Router's context of the page, where it stores the state that came with the page before it creates the router. */
export type PageContext = {
  state?: unknown;
  /** The state of a page that came as a whole. */
  readonly packedState?: string;
  /** Of the stream in which the router expects the state. */
  readonly streamController: { enqueue: (text: string) => void; close: () => void };
};

/** An empty object as the router writes it. */
const emptyState = '[{}]\n';

/** Makes the router start with what the loaders returned. */
export function unpackPage(context: PageContext): void {
  const { packedState, streamController } = context;
  let state = packedState === undefined ? undefined : unpack(packedState);
  if (state !== undefined) {
    streamController.enqueue(emptyState);
    streamController.close();
  }
  Object.defineProperty(context, 'state', {
    get: () => state,
    set: (sent: RouterState) => {
      state ??= { ...sent, loaderData: unpackAll(sent.loaderData ?? {}) };
    },
  });
}

const unpackAll = (byRoute: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(byRoute).map(([id, loaded]) => [id, unpackOne(loaded)]));
