import type { ComponentType, ReactNode } from 'react';

/** A column: either a text of the row, or a component that draws it. */
export type Column<Row> = {
  readonly id: string;
  readonly head: string;
  readonly isNumber?: boolean;
  /** The name of an order of the list: its head turns it. */
  readonly sort?: string;
  /** May take several lines; otherwise it is cut at the end. */
  readonly isLong?: boolean;
} & ({ readonly text: (row: Row) => string } | { readonly Cell: ComponentType<{ row: Row }> });

export type ListFilter = {
  readonly name: string;
  readonly label: string;
  /** Absent: a text, or a day. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly isDay?: boolean;
};

/** Something that is done with all selected rows. It is sent as the form's `intent`. */
export type BulkAction = {
  readonly intent: string;
  readonly text: string;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
};

/** A view that everybody has. */
export type Preset = { readonly text: string; readonly query: string };

export type Empty = { readonly title: string; readonly icon: ReactNode };
