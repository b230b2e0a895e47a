import { safeStore } from '#app/browser-store.ts';
import type { Consent } from '#modules/tracking/consent.ts';
import { consentModeOf } from '#modules/tracking/consent-rules.ts';
import { toDataLayer } from '#modules/tracking/data-layer.ts';
import { createImpressions } from '#modules/tracking/impressions.ts';
import { toKlevuCall } from '#modules/tracking/klevu-call.ts';
import type { Recipients } from '#modules/tracking/recipients.ts';
import { toSocialEvent } from '#modules/tracking/social-event.ts';
import type { TrackingEvent } from '#modules/tracking/tracking-events.ts';

type Place = { readonly language: string; readonly market: string; readonly marketId: number };

type TagWindow = Window & { dataLayer?: unknown[]; yrkeImpressions?: ReturnType<typeof createImpressions> };

const store = safeStore(() => sessionStorage);
const purchaseKey = 'yrke_tracked_order';
const seenKey = 'yrke_impressions';

/** Events in the terms of each recipient. Failures are ignored: they must not disturb the page. */
export function deliverEvents(events: readonly TrackingEvent[], recipients: Recipients, place: Place): void {
  for (const event of events) {
    if (event.name === 'view_item_list') {
      if (recipients.tagManager) seeList(event);
    } else if (event.name !== 'purchase' || isFirstReport(event.order.orderNo)) deliver(event, recipients, place);
  }
}

/** The confirmation may be loaded again; an order is reported once. */
function isFirstReport(orderNo: string): boolean {
  if (store.getItem(purchaseKey) === orderNo) return false;
  store.setItem(purchaseKey, orderNo);
  return true;
}

function deliver(event: TrackingEvent, { tagManager, social, search }: Recipients, place: Place): void {
  if (tagManager) push(event);
  if (social) {
    const { href: url } = window.location;
    const about = { id: crypto.randomUUID(), url, userAgent: navigator.userAgent, market: place.market };
    const body = toSocialEvent(event, about);
    if (body) send('/api/facebook/track', body);
  }
  const call = search ? toKlevuCall(event, place) : undefined;
  if (call) send(call.path, call.body);
}

function send(path: string, body: object | undefined): void {
  const headers = { 'content-type': 'application/json' };
  const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
  void fetch(path, { ...request, keepalive: true }).catch(() => undefined);
}

const dataLayer = (): unknown[] => ((window as TagWindow).dataLayer ??= []);

/** The tag manager merges events, so the goods of the previous one are removed first. */
function push(event: TrackingEvent): void {
  dataLayer().push({ ecommerce: null }, toDataLayer(event));
}

function seeList(event: Extract<TrackingEvent, { name: 'view_item_list' | 'select_item' }>): void {
  const here = window as TagWindow;
  const seen = new Map(readSeen());
  here.yrkeImpressions ??= createImpressions({
    now: Date.now,
    later: (run, ms) => window.setTimeout(run, ms),
    send: (batch) => {
      push(batch);
      store.setItem(seenKey, JSON.stringify([...seen]));
    },
    seen,
  });
  here.yrkeImpressions(event);
}

function readSeen(): [string, number][] {
  try {
    return JSON.parse(store.getItem(seenKey) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

/** Commands of the tag manager are recognised by being an arguments object. */
const command = function () {
  // biome-ignore lint/complexity/noArguments: the receiver requires this type
  dataLayer().push(arguments);
} as (...values: unknown[]) => void;

/** Loads the tag manager once, after consent mode was set to denied, and tells it the consent each time it changes. */
export function followConsent(container: string, consent: Consent): void {
  if (document.getElementById('tag-manager') === null) {
    command('consent', 'default', {
      ...consentModeOf({ isAnswered: false, allowed: new Set() }),
      wait_for_update: 500,
    });
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = document.createElement('script');
    script.id = 'tag-manager';
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${container}`;
    command('consent', 'update', consentModeOf(consent));
    document.head.append(script);
  } else command('consent', 'update', consentModeOf(consent));
}
