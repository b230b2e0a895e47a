import { useMoment } from '#app/components/shell/use-moment.ts';
import type { ImportView } from './import-view.ts';

export function ImportTime({ row: { createdAt } }: { row: ImportView }) {
  return useMoment('time')(createdAt);
}
