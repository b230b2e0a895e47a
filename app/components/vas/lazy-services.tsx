import { lazy, Suspense } from 'react';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { ProductServicesProps } from './product-services.tsx';

const ProductServices = lazy(async () => ({ default: (await import('./product-services.tsx')).ProductServices }));

/** Services in a form, with their code loaded only where a product can have some. */
export function LazyServices(props: ProductServicesProps) {
  return (
    <Suspense fallback={<Skeleton className="h-11" />}>
      <ProductServices {...props} />
    </Suspense>
  );
}
