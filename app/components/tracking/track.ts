import type { TrackingEvent } from '#modules/tracking/tracking-events.ts';

export const trackingSignal = 'yrke:track';

/** Events wait here until `TrackingHost` takes them: effects of a page run before those of the frame around it. */
type TrackingWindow = Window & { yrkeEvents?: TrackingEvent[] };

/** Reports an event. Without consent it is dropped. */
export function track(event: TrackingEvent): void {
  const here = window as TrackingWindow;
  here.yrkeEvents = [...(here.yrkeEvents ?? []), event];
  window.dispatchEvent(new Event(trackingSignal));
}

export function takeEvents(): readonly TrackingEvent[] {
  const here = window as TrackingWindow;
  const events = here.yrkeEvents ?? [];
  here.yrkeEvents = [];
  return events;
}
