import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/routes/shell/address.tsx';
import type { loader as workLoader } from '#app/routes/work/work.tsx';

/** What is loaded for the address of the open page: cultures, time zone, the same page in other languages. */
export function useAddressData() {
  const inShop = useRouteLoaderData<typeof loader>('address');
  const atWork = useRouteLoaderData<typeof workLoader>('work');
  return inShop ?? atWork?.address;
}
