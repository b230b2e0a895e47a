import type { SimulatorToken } from '#modules/payment/test-cards.ts';

/** How the simulator answers a card, or why it does not. */
type SimulatorAnswer =
  | { readonly kind: 'ended'; readonly sessionResult: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'error' | 'over' | 'offline' };

type Result = { resultCode: string; sessionResult?: string; action?: { url: string } };

/** Only a word for the card leaves the browser. */
export async function askSimulator(sessionId: string, token: SimulatorToken): Promise<SimulatorAnswer> {
  try {
    const response = await fetch(`/api/order/payments/simulator/${encodeURIComponent(sessionId)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    if (response.status === 409) return { kind: 'over' };
    if (!response.ok) return { kind: 'offline' };
    return answerOf((await response.json()) as Result);
  } catch {
    return { kind: 'offline' };
  }
}

function answerOf({ resultCode, sessionResult, action }: Result): SimulatorAnswer {
  if (action) return { kind: 'redirect', url: action.url };
  return resultCode === 'Error' || sessionResult === undefined ? { kind: 'error' } : { kind: 'ended', sessionResult };
}
