import type { ComponentType, ReactNode } from 'react';

/** A column: either a text, or a component that renders the cell. */
export type Column<Row> = {
  readonly id: string;
  readonly head: string;
  readonly isNumber?: boolean;
  /** The sort name of the column; the header links to it. */
  readonly sort?: string;
  /** May wrap to several lines; other columns are truncated. */
  readonly isLong?: boolean;
  /** Is truncated early, so that wide tables fit the screen: the row's page has the whole text. */
  readonly isShort?: boolean;
  /** Is left out where a table is narrow. Cards on a phone have it. */
  readonly isExtra?: boolean;
  /** Is left out of the cards on a phone: the row's page has it. */
  readonly isWide?: boolean;
} & ({ readonly text: (row: Row) => string } | { readonly Cell: ComponentType<{ row: Row }> });

export const extraColumn = 'md:max-2xl:hidden';

export type ListFilter = {
  readonly name: string;
  readonly label: string;
  /** Absent for a text or day filter. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** What the list shows as long as nothing is chosen, if that is not everything. */
  readonly placeholder?: string | undefined;
  readonly isDay?: boolean;
};

/** A bulk action, sent as the form's `intent`. */
export type BulkAction = {
  readonly intent: string;
  readonly text: string;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
};

/** A predefined view. */
export type Preset = { readonly text: string; readonly query: string };

export type Empty = { readonly title: string; readonly icon: ReactNode };
