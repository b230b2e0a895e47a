/** A mail of a few sentences and one thing to do, ready to be written as text and as HTML. */
export type Letter = {
  language: string;
  subject: string;
  greeting: string;
  text: string;
  action: { label: string; url: string };
  copyLink: string;
  note: string;
  signature: string;
};

export function letterText({ greeting, text, action, note, signature }: Letter): string {
  return [greeting, text, action.url, note, signature].join('\n\n');
}

/** Mail programs know little CSS: everything stands on the element itself. */
export function letterHtml(letter: Letter): string {
  const { greeting, text, action, copyLink, note, signature } = letter;
  const paragraph = (inner: string, style = '') => `<p style="margin:0 0 16px;${style}">${inner}</p>`;
  const button = 'background:#1d2433;color:#ffffff;display:inline-block;padding:12px 20px;text-decoration:none';
  const url = escape(action.url);
  return `<!doctype html>
<html lang="${escape(letter.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1d2433;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto">
${paragraph(escape(greeting))}
${paragraph(escape(text))}
${paragraph(`<a href="${url}" style="${button}">${escape(action.label)}</a>`)}
${paragraph(`${escape(copyLink)}<br><a href="${url}" style="color:#1d2433;word-break:break-all">${url}</a>`, 'font-size:14px')}
${paragraph(escape(note))}
${paragraph(escape(signature))}
</div>
</body>
</html>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
