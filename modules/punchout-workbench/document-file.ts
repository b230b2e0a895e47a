import type { LoggedDocument } from '../punchout-log/logged-document.ts';

/** A document as a file: XML as it was, a form as its fields, one in each line. */
export function documentFile({ body, kind, createdAt }: Pick<LoggedDocument, 'body' | 'kind' | 'createdAt'>) {
  const stem = `${kind}-${createdAt.getTime()}`;
  if ('xml' in body) return { text: body.xml, type: 'application/xml; charset=utf-8', name: `${stem}.xml` };
  const fields = 'fields' in body ? body.fields : [];
  const lines = fields.map(({ name, value }) => `${name}=${value.replaceAll(/\r?\n/g, ' ')}\n`);
  return { text: lines.join(''), type: 'text/plain; charset=utf-8', name: `${stem}.txt` };
}
