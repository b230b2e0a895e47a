import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/routes/shell/address.tsx';
import type { loader as workLoader } from '#app/routes/work/work.tsx';

/** Data for the address of the open page: cultures, time zone, the same page in other languages. */
export function useAddressData() {
  const inShop = useRouteLoaderData<typeof loader>('address');
  const atWork = useRouteLoaderData<typeof workLoader>('work');
  return inShop ?? atWork?.address;
}

/** The name of the open page of the shop. */
export const usePageName = () => useRouteLoaderData<typeof loader>('address')?.page;

/** The addresses of the same page in other markets. Work screens have none, because search engines do not list them. */
export function useOtherMarkets() {
  const data = useRouteLoaderData<typeof loader>('address');
  return { others: data?.others ?? [], xDefault: data?.xDefault };
}
