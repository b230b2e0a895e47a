import { lazy, Suspense } from 'react';
import type { QuickMatrixProps } from './quick-matrix.tsx';

const QuickMatrix = lazy(async () => ({ default: (await import('./quick-matrix.tsx')).QuickMatrix }));

/** The size table with all that it needs is fetched when it is first asked for. */
export function LazyMatrix(props: QuickMatrixProps) {
  return (
    <Suspense>
      <QuickMatrix {...props} />
    </Suspense>
  );
}
