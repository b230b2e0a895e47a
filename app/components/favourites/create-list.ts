import { requestTimeoutMs } from '#core/timings.ts';

type CreatedList = { readonly id: string; readonly name: string };

/** Creates a list in the account, or returns the refusal. Undefined without a response. Never rejects. */
export async function createList(name: string, ask: typeof fetch = fetch): Promise<CreatedList | string | undefined> {
  try {
    const answer = await ask('/api/customer/favourites/lists', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    const told = (await answer.json()) as CreatedList & { title?: string };
    return answer.ok ? told : told.title;
  } catch {
    return undefined;
  }
}
