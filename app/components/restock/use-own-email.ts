import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/routes/shell/shell.tsx';

/** The address of whoever is signed in. */
export const useOwnEmail = (): string => useRouteLoaderData<typeof loader>('shell')?.user?.email ?? '';
