import type { ContactState, ContactTopic } from './contact-message.ts';

declare module '#platform/db/db.server.ts' {
  interface Tables {
    contact_message: {
      id: string;
      market_id: number;
      language: string;
      topic: ContactTopic;
      name: string;
      email_address: string;
      address_key: string;
      order_no: string;
      body: string;
      customer_id: number | null;
      state: ContactState;
      written_at: Date;
      ended_at: Date | null;
    };
    contact_answer: {
      id: string;
      message_id: string;
      body: string;
      written_by: number | null;
      written_at: Date;
    };
  }
}
