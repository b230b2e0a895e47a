import type { Money } from '#core/money.ts';
import type { Coworker } from '../../cart/cart-view.ts';
import type { PersonFacts } from '../../people/person-facts.ts';

export type CompanyPerson = Coworker & { readonly firstName: string; readonly lastName: string };

/** The rights of a person who orders for a company. */
export type CompanyBuyer = {
  readonly companyId: number;
  readonly name: string;
  /** The company's attributes. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What the company may still buy on account; undefined if there is no limit. */
  readonly credit: Money | undefined;
  /** Facts about the sender of the order. */
  readonly facts: PersonFacts;
  /** The sender, the buyer and the wearers of rows, if they belong to the company. */
  readonly people: ReadonlyMap<number, CompanyPerson>;
  /** Buyers order for themselves; administrators for everybody in the company. */
  readonly mayBuyFor: (id: number) => boolean;
  /** The approver of orders that need approval. The address may belong to no account. */
  readonly attestant: {
    readonly email: string | undefined;
    readonly id: number | undefined;
    readonly isKnown: boolean;
  };
  readonly knowsProject: boolean;
  readonly knowsOrderNumber: boolean;
  /** The session of a procurement system, and the address that its cart is returned to. */
  readonly punchOut: { readonly hookUrl: string | undefined } | undefined;
};
