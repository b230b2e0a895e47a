import type { TypedForm } from '#app/forms/typed-fields.ts';

export type StartFormView = {
  readonly company: { readonly id: number; readonly name: string };
  /** The stored values by the names of the inputs. */
  readonly values: Readonly<Record<string, string>>;
  /** 0 if the company has no page yet. */
  readonly version: number;
  readonly pageId: number | undefined;
  readonly logotypeUrl: string | undefined;
  readonly scenes: readonly { readonly value: string; readonly label: string }[];
  readonly cards: readonly number[];
  /** Whether the visitor sees the page at home. */
  readonly isOwn: boolean;
};

/** A form that came back. */
export type StartAnswer = TypedForm & { readonly answerId: string; readonly errors: readonly string[] };
