import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/routes/shell/shell.tsx';

/** What the frame around every page has loaded; undefined where a page is shown without the frame. */
export const useShellData = () => useRouteLoaderData<typeof loader>('shell');

export type ShellData = NonNullable<ReturnType<typeof useShellData>>;
