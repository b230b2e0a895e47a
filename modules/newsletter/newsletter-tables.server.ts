import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#core/locale.ts';
import type { BlockReason, MailEventKind } from './blocks/block-rule.ts';
import type { ConsentStep, KeyValue, NextAction, SubscriberState } from './subscription.ts';

type Json<T> = ColumnType<T, string, string>;

declare module '#platform/db/db.server.ts' {
  interface Tables {
    newsletter_subscriber: {
      market_id: number;
      email_address: string;
      address_key: string;
      language: Language;
      state: SubscriberState;
      source: string;
      tags: Json<KeyValue[]>;
      metadata: Json<KeyValue[]>;
      action: NextAction;
      created_at: ColumnType<Date, Date, never>;
      confirmed_at: Date | null;
    };
    newsletter_consent: {
      id: string;
      market_id: number;
      address_key: string;
      what: ConsentStep;
      source: string;
      culture_code: string;
      wording: string;
      at: Date;
    };
    newsletter_block: { address_key: string; reason: BlockReason; at: Date };
    newsletter_mail_event: {
      event_id: string;
      address_key: string;
      kind: MailEventKind;
      occurred_at: Date;
      is_settled: Generated<boolean>;
    };
    newsletter_code: {
      address_key: string;
      group_id: string;
      campaign_id: string;
      code: string;
      created_at: Date;
    };
  }
}
