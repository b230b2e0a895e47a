import { requestTimeoutMs } from '#core/timings.ts';
import type { Favourite, FavouriteChange } from '#modules/favourites/favourites.ts';
import type { FavouritesStore } from './favourites-store.ts';

export const syncPath = 'favourite-answers/sync';

export type SyncQuestion = { readonly owner: string; readonly changes: readonly FavouriteChange[] };
export type SyncAnswer = { readonly items: readonly Favourite[] };

/** Tells the account what was wished since it was last told, and learns what other devices wished. Without an answer all of it waits. */
export async function syncFavourites(store: FavouritesStore, language: string): Promise<void> {
  const sent = store.changes();
  try {
    const answer = await fetch(`/${language}/${syncPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ owner: store.owner, changes: sent } satisfies SyncQuestion),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (answer.ok) store.settle({ sent, ...((await answer.json()) as SyncAnswer) });
  } catch {
    // It is sent with the next change, or the next page.
  }
}
