import type { Money } from '#core/money.ts';
import type { Coworker } from '../../cart/cart-view.ts';
import type { PersonFacts } from '../../people/person-facts.ts';

export type CompanyPerson = Coworker & { readonly firstName: string; readonly lastName: string };

/** The rights of a person who orders for a company. */
export type CompanyBuyer = {
  readonly companyId: number;
  readonly name: string;
  /** Of the company. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is left to buy on account; undefined where nothing is limited. */
  readonly credit: Money | undefined;
  /** Of the sender of the order. */
  readonly facts: PersonFacts;
  /** The sender, the buyer and the wearers of rows, as far as they belong to the company. */
  readonly people: ReadonlyMap<number, CompanyPerson>;
  /** Oneself, and who administers the company for everybody in it. */
  readonly mayBuyFor: (id: number) => boolean;
  /** The approver of orders that need approval. The address may belong to no account. */
  readonly attestant: {
    readonly email: string | undefined;
    readonly id: number | undefined;
    readonly isKnown: boolean;
  };
  readonly knowsProject: boolean;
  readonly knowsOrderNumber: boolean;
  /** A procurement system's session, and where it wants its cart. */
  readonly punchOut: { readonly hookUrl: string | undefined } | undefined;
};
