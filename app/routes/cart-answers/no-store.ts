/** Cart responses are personal and change, so they are never cached. */
export const noStore = { headers: { 'cache-control': 'no-store' } };
