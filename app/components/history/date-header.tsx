import { HeaderCell } from '#app/ui/table.tsx';
import type { ListView } from './history-views.ts';

type Props = { list: Pick<ListView<unknown>, 'order' | 'turnedHref'>; text: string };

/** Header of the date column; its link reverses the order. */
export const DateHeader = ({ list: { order, turnedHref }, text }: Props) => (
  <HeaderCell sort={{ direction: order === 'asc' ? 'ascending' : 'descending', to: turnedHref }}>{text}</HeaderCell>
);
