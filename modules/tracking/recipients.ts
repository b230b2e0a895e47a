import type { Consent } from './consent.ts';
import { mayUse } from './consent-rules.ts';
import type { TrackingSettings } from './tracking-settings.ts';

export type Recipients = { readonly tagManager: boolean; readonly social: boolean; readonly search: boolean };

/** The recipients of events that the operator has switched on and the visitor allows. */
export const recipientsOf = (settings: TrackingSettings, consent: Consent): Recipients => ({
  tagManager: settings.tagManager !== undefined && mayUse('tagManager', consent),
  social: settings.isSocial && mayUse('socialTracking', consent),
  search: settings.isSearch && mayUse('searchAnalytics', consent),
});
