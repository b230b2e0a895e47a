type PasswordTokenTable = { id: string; customer_id: number; expires_at: Date; used_at: Date | null };

type RegistrationTable = {
  id: string;
  email_address: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  market_id: number;
  language: string;
  expires_at: Date;
};

declare module '#platform/db/db.server.ts' {
  interface Tables {
    password_token: PasswordTokenTable;
    registration: RegistrationTable;
  }
}
