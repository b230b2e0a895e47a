import { useShellData } from '#app/frame-data/use-shell-data.ts';
import type { TrackingSettings } from '#modules/tracking/tracking-settings.ts';

const nothing: TrackingSettings = { tagManager: undefined, consentTool: undefined, isSocial: false, isSearch: false };

/** What the operator has switched on, for this visitor. */
export const useTrackingSettings = (): TrackingSettings => useShellData()?.tracking ?? nothing;
