import type { JsonObject } from '#core/json.ts';
import type { PaymentMethod } from '#modules/payment/payment-method.ts';
import type { PaymentProvider } from '#modules/payment/provider.ts';

export type PaymentChoiceProps = {
  readonly name: string;
  readonly methods: readonly PaymentMethod[];
  /** The company's remaining credit as formatted text, if a method uses it. */
  readonly credit: string | undefined;
  readonly chosenId: number;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** The result of a drop-in. The server asks the provider for the payment's state. */
export type DropInResult = { readonly sessionId: string; readonly sessionResult?: string };

export type DropInProps = {
  readonly provider: PaymentProvider['name'];
  readonly sessionId: string;
  readonly clientData: JsonObject;
  readonly config: JsonObject;
  /** The amount to pay, as formatted text. */
  readonly amount: string;
  readonly isLocked: boolean;
  readonly onDone: (result: DropInResult) => void;
  /** Called with the error text. The drop-in also shows the text itself and can be used again. */
  readonly onError: (words: string) => void;
};
