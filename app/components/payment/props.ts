import type { JsonObject } from '#core/json.ts';
import type { PaymentMethod } from '#modules/payment/payment-method.ts';
import type { PaymentProvider } from '#modules/payment/provider.ts';

export type PaymentChoiceProps = {
  readonly name: string;
  readonly methods: readonly PaymentMethod[];
  /** What is left to pay with, as people write it, where the way to pay uses a company's credit. */
  readonly credit: string | undefined;
  readonly chosenId: number;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** What a drop-in ends with; the server asks the provider what became of it. */
export type DropInResult = { readonly sessionId: string; readonly sessionResult?: string };

export type DropInProps = {
  readonly provider: PaymentProvider['name'];
  readonly sessionId: string;
  readonly clientData: JsonObject;
  readonly config: JsonObject;
  /** What is to be paid, as people write it. */
  readonly amount: string;
  readonly isLocked: boolean;
  readonly onDone: (result: DropInResult) => void;
  /** The drop-in shows these words itself, in the visitor's language, and its button is free again. */
  readonly onError: (words: string) => void;
};
