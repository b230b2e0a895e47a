/** What a step of company administration failed at. Each has its own text; the server's message follows where the text has room for it. */
export const companyFaults = ['invoice-address', 'company', 'admin', 'unexpected', 'update', 'address'] as const;

type CompanyFault = (typeof companyFaults)[number];

export type FaultReport = { readonly fault: CompanyFault; readonly message: string };

/** Some systems behind the shop name the field that is wrong inside a longer message. */
export function nameInFault(message: string): string | undefined {
  const [, name] = /-- Name:(.*?)\. Severity/s.exec(message) ?? [];
  return name?.trim() || undefined;
}
