/** What failed while the shop was unavailable: a form was not saved, or a page could not be opened. */
export type AwayNotice = 'form' | 'page';

const eventName = 'yrke-away';

/** Notifies the page that an action failed; undefined when the shop responds again. */
export const tellAway = (notice: AwayNotice | undefined) =>
  window.dispatchEvent(new CustomEvent(eventName, { detail: notice }));

/** Returns a function that stops listening. */
export function onAway(listener: (notice: AwayNotice | undefined) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<AwayNotice | undefined>).detail ?? undefined);
  window.addEventListener(eventName, hear);
  return () => window.removeEventListener(eventName, hear);
}
