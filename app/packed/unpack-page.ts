import { unpack } from './unpack.ts';

type RouterState = { readonly loaderData?: Readonly<Record<string, unknown>> };

/** React Router's context of the page, where it stores the state that came with the page before it creates the router. */
export type PageContext = {
  state?: unknown;
  /** What the server added: the state, and whether the router's stream has nothing to add. */
  readonly packedState?: string;
  readonly isWhole?: boolean;
  /** Of the stream in which the router expects the state. */
  readonly streamController: { enqueue: (text: string) => void; close: () => void };
};

/** An empty object as the router writes it. */
const emptyState = '[{}]\n';

/** Makes the router start with what the loaders returned. */
export function unpackPage(context: PageContext): void {
  const { packedState, isWhole, streamController } = context;
  if (packedState === undefined) return;
  const packed = unpack(packedState) as RouterState;
  let state: RouterState | undefined;
  Object.defineProperty(context, 'state', {
    get: () => state,
    set: (sent: RouterState) => {
      state = { ...sent, ...packed, loaderData: { ...sent.loaderData, ...packed.loaderData } };
    },
  });
  if (!isWhole) return;
  streamController.enqueue(emptyState);
  streamController.close();
}
