import type { ProviderAmount } from '../notifications/provider-amount.ts';
import { fromProviderAmount } from '../notifications/provider-amount.ts';
import type { Outcome } from '../provider.ts';

type Amount = { readonly currency?: string | undefined; readonly value?: number | undefined } | null | undefined;

/** Status of a session after its drop-in has ended. */
export type SessionResult = {
  readonly reference?: string;
  readonly status?: string;
  readonly payments?: readonly {
    readonly amount?: Amount;
    readonly pspReference?: string;
    readonly resultCode?: string;
  }[];
};

/** Status for the data that the browser brought back from a bank. */
export type DetailsResult = {
  readonly merchantReference?: string;
  readonly resultCode?: string;
  readonly pspReference?: string;
  readonly amount?: Amount;
};

const unknown: Outcome = { kind: 'unknown' };

export function outcomeOfSession({ reference, status, payments = [] }: SessionResult, orderId: string): Outcome {
  if (reference !== orderId) return unknown;
  switch (status) {
    case 'completed': {
      const paid = payments.find(({ resultCode }) => resultCode === 'Authorised');
      return authorised(paid?.pspReference, paid?.amount);
    }
    case 'paymentPending':
      return { kind: 'pending' };
    // The result arrives when an attempt has ended. If the session is still open then, the attempt did not pay it.
    case 'active':
    case 'refused':
      return { kind: 'refused' };
    case 'canceled':
      return { kind: 'cancelled' };
    case 'expired':
      return { kind: 'expired' };
    default:
      return unknown;
  }
}

export function outcomeOfDetails(result: DetailsResult, orderId: string): Outcome {
  if (result.merchantReference !== orderId) return unknown;
  switch (result.resultCode) {
    case 'Authorised':
      return authorised(result.pspReference, result.amount);
    case 'Refused':
      return { kind: 'refused' };
    case 'Cancelled':
      return { kind: 'cancelled' };
    case 'Error':
      return { kind: 'error' };
    case 'Pending':
    case 'Received':
    case 'PresentToShopper':
      return { kind: 'pending' };
    default:
      return unknown;
  }
}

/** An authorisation needs a reference and an amount; without them, wait for the notification. */
function authorised(reference: string | undefined, amount: Amount): Outcome {
  const paid = isWhole(amount) ? fromProviderAmount(amount) : undefined;
  return reference && paid ? { kind: 'authorised', reference, amount: paid } : unknown;
}

const isWhole = (amount: Amount): amount is ProviderAmount =>
  amount?.currency !== undefined && amount.value !== undefined;
