import { useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { Consent } from '#modules/tracking/consent.ts';
import { pageTypeOf } from '#modules/tracking/page-type.ts';
import { recipientsOf } from '#modules/tracking/recipients.ts';
import { useConsent } from './browser-consent.ts';
import { takeEvents, track, trackingSignal } from './track.ts';
import { useTrackingSettings } from './tracking-settings.ts';

/** Loaded only if the visitor allows a recipient. */
const loadDelivery = () => import('./deliver-events.ts');

/** Passes events of pages on to those that consent and settings allow, and drops all others. */
export function TrackingHost() {
  const consent = useConsent();
  const settings = useTrackingSettings();
  const { language, market } = useShop();
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.id.split('.')[0] ?? '';
  const deliver = useEffectEvent(() => {
    const events = takeEvents();
    if (!consent || events.length === 0) return;
    const recipients = recipientsOf(settings, consent);
    if (!Object.values(recipients).includes(true)) return;
    const place = { language, market: market.code, marketId: market.marketId };
    void loadDelivery().then(({ deliverEvents }) => deliverEvents(events, recipients, place));
  });
  const follow = useEffectEvent((given: Consent | undefined) => {
    if (!given || settings.tagManager === undefined) return;
    const { tagManager } = settings;
    const isLoaded = document.getElementById('tag-manager') !== null;
    if (isLoaded || recipientsOf(settings, given).tagManager)
      void loadDelivery().then(({ followConsent }) => followConsent(tagManager, given));
  });
  // Before the events below, so that the tag manager knows the consent first.
  useEffect(() => follow(consent), [consent]);
  useEffect(() => track({ name: 'page_view', pageType: pageTypeOf(page), path: pathname }), [page, pathname]);
  useEffect(() => {
    deliver();
    window.addEventListener(trackingSignal, deliver);
    return () => window.removeEventListener(trackingSignal, deliver);
  }, []);
  return null;
}
