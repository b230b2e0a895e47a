import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/routes/shell/address.tsx';

/** What is loaded for the address of the open page: cultures, time zone, the same page in other languages. */
export const useAddressData = () => useRouteLoaderData<typeof loader>('address');
