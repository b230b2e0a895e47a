import { type Browser, fetchOrRenew, keepFile } from './save-file.ts';

/** How far a file has come that is sent while it is made. */
export type Counted = {
  /** What it will hold, and about how long it will be; unknown before it begins. */
  readonly rows: number | undefined;
  readonly about: number | undefined;
  readonly bytes: number;
};

type CountedOutcome = { readonly isSaved: true } | { readonly isSaved: false; readonly message: string | undefined };

/** Fetches a file and hands it to the browser to keep, telling how far it has come. Rejects when it is stopped. */
export async function saveCounted(
  address: string,
  browser: Browser,
  tell: (counted: Counted) => void,
): Promise<CountedOutcome> {
  const answer = await fetchOrRenew(address, browser);
  if (!answer.ok || !answer.body) return { isSaved: false, message: await titleOf(answer) };
  const [rows, about] = ['document-rows', 'document-bytes-about'].map((name) => numberIn(answer.headers.get(name)));
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = answer.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    bytes += piece.value.length;
    tell({ rows, about, bytes });
  }
  keepFile(new Blob(pieces, { type: answer.headers.get('content-type') ?? '' }), answer.headers, browser);
  return { isSaved: true };
}

const numberIn = (text: string | null): number | undefined => (text && /^\d+$/.test(text) ? Number(text) : undefined);

/** What the server has to say, in the visitor's language. */
async function titleOf(answer: Response): Promise<string | undefined> {
  const told: unknown = await answer.json().catch(() => undefined);
  const title = typeof told === 'object' && told !== null && 'title' in told ? told.title : undefined;
  return typeof title === 'string' ? title : undefined;
}
