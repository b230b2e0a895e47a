/** Steps of company administration that can fail. Each has its own text; some texts include the server's message. */
export const companyFaults = ['invoice-address', 'company', 'admin', 'unexpected', 'update', 'address'] as const;

type CompanyFault = (typeof companyFaults)[number];

export type FaultReport = { readonly fault: CompanyFault; readonly message: string };

/** Some ERPs name the invalid field inside a longer message. */
export function nameInFault(message: string): string | undefined {
  const [, name] = /-- Name:(.*?)\. Severity/s.exec(message) ?? [];
  return name?.trim() || undefined;
}
