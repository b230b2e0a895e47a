import type { Allowance } from '#modules/allowance/allowance.ts';

export type AllowanceItem = {
  readonly id: string;
  readonly version: number;
  /** The occupation, or the name of the person. */
  readonly holder: string;
  readonly category: string;
  readonly pieces: number;
  readonly period: Allowance['period'];
  readonly startsOn: string;
  readonly excess: Allowance['excess'];
};

/** The fields of the form, as they are shown and sent. */
export type TypedAllowance = {
  readonly occupation: string;
  /** A name or employee number. */
  readonly person: string;
  readonly category: string;
  readonly pieces: string;
  readonly period: string;
  readonly startsOn: string;
  readonly excess: string;
};

type Choice = { readonly value: string; readonly label: string };

export type AllowanceFormView = {
  /** Undefined for a new allowance. */
  readonly changed: { readonly id: string; readonly version: number } | undefined;
  readonly typed: TypedAllowance;
  /** Names that are suggested. */
  readonly people: readonly string[];
  readonly categories: readonly Choice[];
  readonly companyId: number;
};

export type AllowanceAnswer = {
  readonly answerId: string;
  readonly typed: TypedAllowance | undefined;
  readonly errors: readonly { readonly text: string; readonly fieldId?: string }[];
};
