import { requestTimeoutMs } from '#core/timings.ts';

export const favouritePacksPath = 'favourite-answers/packs';

/** How many are in a pack, by part number, where that is more than one. Without an answer nothing is said of packs. */
export async function readPacks(
  language: string,
  partNos: readonly string[],
): Promise<Readonly<Record<string, number>>> {
  try {
    const answer = await fetch(`/${language}/${favouritePacksPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(partNos),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    return answer.ok ? ((await answer.json()) as Record<string, number>) : {};
  } catch {
    return {};
  }
}
