import { type Browser, fetchOrRenew, keepFile } from './save-file.ts';

/** The progress of a file that the server sends while it writes it. */
export type Counted = {
  /** Number of rows and estimated size in bytes; undefined before the download begins. */
  readonly rows: number | undefined;
  readonly about: number | undefined;
  readonly bytes: number;
};

type CountedOutcome = { readonly isSaved: true } | { readonly isSaved: false; readonly message: string | undefined };

/** Downloads a file and saves it, reporting the progress. Rejects if the download is stopped. */
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

/** The title of the server's error answer, in the visitor's language. */
async function titleOf(answer: Response): Promise<string | undefined> {
  const told: unknown = await answer.json().catch(() => undefined);
  const title = typeof told === 'object' && told !== null && 'title' in told ? told.title : undefined;
  return typeof title === 'string' ? title : undefined;
}
