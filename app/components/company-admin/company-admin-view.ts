import type { TypedForm } from '#app/forms/typed-fields.ts';
import type { CompanyFormMode } from '#modules/company-admin/company-form.ts';

export type Choice = { readonly value: string; readonly label: string };

/** What the form of a company shows besides what was typed. */
export type CompanyFormView = {
  readonly mode: CompanyFormMode;
  readonly values: Readonly<Record<string, string>>;
  /** Of the company as it was read; 0 for a new one. */
  readonly version: number;
  readonly countries: readonly Choice[];
  readonly priceLists: readonly Choice[];
  readonly methods: readonly Choice[];
  readonly isStaff: boolean;
  readonly mayGrant: boolean;
};

/** A form that came back. */
export type CompanyAnswer = TypedForm & {
  readonly intent: string;
  readonly answerId: string;
  /** About the whole form. */
  readonly errors: readonly string[];
  /** Values that another editor saved meanwhile, by field name. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What the next save is based on, where it is not the company as the page came with it. */
  readonly base?: { readonly version: number; readonly creditBefore: string };
  /** The company that was created although a later step failed. */
  readonly companyId?: number;
};
