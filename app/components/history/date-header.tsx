import { HeaderCell } from '#app/ui/table.tsx';
import type { ListView } from './history-views.ts';

type Props = { list: Pick<ListView<unknown>, 'order' | 'turnedHref'>; text: string };

/** Lists go by their day, either way. */
export const DateHeader = ({ list: { order, turnedHref }, text }: Props) => (
  <HeaderCell sort={{ direction: order === 'asc' ? 'ascending' : 'descending', to: turnedHref }}>{text}</HeaderCell>
);
