import type { SimulatorToken } from '#modules/payment/test-cards.ts';

/** The simulator's answer to a card, or the reason why it failed. */
type SimulatorAnswer =
  | { readonly kind: 'ended'; readonly sessionResult: string }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'error' | 'over' | 'offline' };

type Result = { resultCode: string; sessionResult?: string; action?: { url: string } };

/** Sends a token for the card, never the card number. */
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
