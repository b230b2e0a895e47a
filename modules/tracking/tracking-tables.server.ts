import type { Language } from '#core/locale.ts';
import type { SocialEventName } from './social-event.ts';

type ConsentProofTable = {
  consent_id: string;
  interaction: number;
  groups: string;
  policy: string;
  is_gpc: boolean;
  market_id: number;
  language: Language;
  answered_at: Date;
};

type SocialEventTable = {
  event_id: string;
  name: SocialEventName;
  data: string | null;
  market_id: number;
  received_at: Date;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    consent_proof: ConsentProofTable;
    social_event: SocialEventTable;
  }
}
