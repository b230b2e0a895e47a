import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/routes/shell/shell.tsx';

/** The data of the frame around every page; undefined for a page without the frame. */
export const useShellData = () => useRouteLoaderData<typeof loader>('shell');

export type ShellData = NonNullable<ReturnType<typeof useShellData>>;
