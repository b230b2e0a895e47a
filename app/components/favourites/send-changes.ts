import { requestTimeoutMs } from '#core/timings.ts';
import type { Favourite, FavouriteChange } from '#modules/favourites/favourites.ts';
import type { FavouritesStore } from './favourites-store.ts';

export const favouriteChangesPath = 'favourite-answers/changes';

export type ChangesQuestion = {
  /** The owner of the favourites: another tab may have signed in as another person. */
  readonly owner: string;
  readonly listId: string;
  readonly changes: readonly FavouriteChange[];
};

export type ChangesAnswer = {
  /** Milliseconds of the shop's clock. */
  readonly at: number;
  readonly items: readonly Favourite[];
  readonly leftOut: readonly string[];
};

/** Undefined without a response or after a refusal. Never rejects. */
export async function sendChanges(language: string, question: ChangesQuestion): Promise<ChangesAnswer | undefined> {
  try {
    const answer = await fetch(`/${language}/${favouriteChangesPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // With this device's time, which may be wrong.
      body: JSON.stringify({ ...question, now: Date.now() }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return answer.ok ? ((await answer.json()) as ChangesAnswer) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Synchronises changes with the account: sends local ones and gets those of other devices. Without a response they wait
 * for the next change or page. Returns whether all changes fitted.
 */
export async function syncFavourites(store: FavouritesStore, language: string): Promise<boolean> {
  const sent = store.changes();
  const answer = await sendChanges(language, { owner: store.owner, listId: 'default', changes: sent });
  if (answer) store.settle({ sent, items: answer.items, at: answer.at });
  return !answer || answer.leftOut.length === 0;
}
