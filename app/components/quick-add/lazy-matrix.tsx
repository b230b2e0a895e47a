import { lazy, Suspense } from 'react';
import type { QuickMatrixProps } from './quick-matrix.tsx';

const QuickMatrix = lazy(async () => ({ default: (await import('./quick-matrix.tsx')).QuickMatrix }));

/** The size table and its code, loaded on demand. */
export function LazyMatrix(props: QuickMatrixProps) {
  return (
    <Suspense>
      <QuickMatrix {...props} />
    </Suspense>
  );
}
