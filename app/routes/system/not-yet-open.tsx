import { notFound } from '#app/not-found.ts';

/** Where a screen is still to come there is nothing to see, which is what the visitor is told. */
export function loader() {
  throw notFound();
}

export default function NotYetOpen() {
  return null;
}
