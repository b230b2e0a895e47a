import { notFound } from '#app/not-found.ts';

/** Pages without a screen answer 404. */
export function loader() {
  throw notFound();
}

export default function NotYetOpen() {
  return null;
}
