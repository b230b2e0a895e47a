import { redirect } from 'react-router';
import { visitContext } from '#app/context.ts';
import type { Route } from './+types/front-door.ts';

/** The market's root redirects to the home page in the visitor's language. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(`/${context.get(visitContext).language}`, { status: 302, headers: { vary: 'Accept-Language' } });
}
