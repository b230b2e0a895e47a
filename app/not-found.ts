import { data } from 'react-router';

/** Thrown by a loader: the page answers 404 and shows the shop's own page for it. */
export const notFound = () => data(null, { status: 404 });
