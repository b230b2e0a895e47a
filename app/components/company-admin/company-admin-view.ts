import type { TypedForm } from '#app/forms/typed-fields.ts';
import type { CompanyFormMode } from '#modules/company-admin/company-form.ts';

export type Choice = { readonly value: string; readonly label: string };

/** The data of a company form besides the typed values. */
export type CompanyFormView = {
  readonly mode: CompanyFormMode;
  readonly values: Readonly<Record<string, string>>;
  /** The version of the company that was read; 0 for a new one. */
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
  /** The version that the next save is based on, if it is not the one of the page. */
  readonly base?: { readonly version: number; readonly creditBefore: string };
  /** The address that the form was opened with, if it is not the one of the page. */
  readonly seen?: string | undefined;
  /** The company that was created although a later step failed. */
  readonly companyId?: number;
};
