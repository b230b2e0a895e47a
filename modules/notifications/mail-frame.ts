/** A mail: the shop's name, then the parts one below the other. */
export type MailPage = {
  readonly language: string;
  readonly title: string;
  /** Preview text that mail programs show after the subject. */
  readonly preview: string;
  readonly parts: readonly string[];
  /** Small print at the end. */
  readonly footer: readonly string[];
};

/** The shop's colours, named as in its style sheet. */
const ground = '#f6f4ef';
const paper = '#fffefb';
const ink = '#16181a';
const quiet = '#5b5f63';
const line = '#d9d5cc';
const signal = '#e9fb3c';

const sans = "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
const display = "'Barlow Condensed','Arial Narrow',Arial,sans-serif";

/** Mail programs support little CSS: styles are inline, and tables place elements side by side. */
export function mailHtml({ language, title, preview, parts, footer }: MailPage): string {
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${ground};color:${ink};font:16px/1.5 ${sans};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td style="padding:18px 28px;background:${ink};color:${ground};font:700 30px/1 ${display};letter-spacing:-0.01em;text-transform:uppercase;border-bottom:6px solid ${signal}">Yrke</td></tr>
<tr><td style="padding:32px 28px 16px;background:${paper};border:1px solid ${line};border-top:0">
${parts.join('\n')}
</td></tr>
<tr><td style="padding:20px 28px;color:${quiet};font-size:13px;line-height:1.5">${footer.map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

export const heading = (text: string): string =>
  `<h1 style="margin:0 0 12px;font:700 34px/1.05 ${display};color:${ink}">${escapeHtml(text)}</h1>`;

export const subheading = (text: string): string =>
  `<h2 style="margin:28px 0 8px;font:700 22px/1.15 ${display};color:${ink}">${escapeHtml(text)}</h2>`;

export const paragraph = (text: string, tone: 'plain' | 'quiet' = 'plain'): string =>
  `<p style="margin:0 0 16px;${tone === 'quiet' ? `color:${quiet};font-size:14px` : ''}">${withBreaks(text)}</p>`;

export function button(label: string, url: string): string {
  const style = `display:inline-block;padding:14px 24px;background:${ink};color:${ground};font:600 20px/1 ${display};text-decoration:none;border-left:6px solid ${signal};border-radius:2px`;
  return `<p style="margin:0 0 20px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

/** An address to copy, for programs that show no buttons. */
export const copyLink = (words: string, url: string): string =>
  `<p style="margin:0 0 16px;color:${quiet};font-size:14px">${escapeHtml(words)}<br><a href="${escapeHtml(url)}" style="color:${ink};word-break:break-all">${escapeHtml(url)}</a></p>`;

export type Link = { readonly label: string; readonly url: string };

export const links = (list: readonly Link[]): string =>
  `<p style="margin:0 0 16px;font-size:14px">${list.map(({ label, url }) => `<a href="${escapeHtml(url)}" style="color:${ink}">${escapeHtml(label)}</a>`).join('<br>')}</p>`;

export type Fact = { readonly label: string; readonly value: string };

/** Label and value pairs side by side; stacked on narrow screens. */
export function facts(list: readonly Fact[]): string {
  const block = ({ label, value }: Fact) =>
    `<div style="display:inline-block;vertical-align:top;width:100%;max-width:260px;margin:0 0 16px"><div style="color:${quiet};font-size:13px">${escapeHtml(label)}</div><div style="padding-right:12px;overflow-wrap:anywhere">${withBreaks(value)}</div></div>`;
  return `<div style="font-size:15px">${list.map(block).join('')}</div>`;
}

export type MailRow = {
  readonly picture: string | undefined;
  readonly name: string;
  /** Lines below the name. */
  readonly details: readonly string[];
  readonly amount: string;
  readonly before: string | undefined;
};

export function rowsTable(rows: readonly MailRow[]): string {
  const hasPictures = rows.some(({ picture }) => picture !== undefined);
  const cell = `border-top:1px solid ${line};padding:14px 0;vertical-align:top`;
  const row = ({ picture, name, details, amount, before }: MailRow) => `<tr>
${hasPictures ? `<td width="72" style="${cell}">${pictureOf(picture)}</td>` : ''}
<td style="${cell};font-size:15px"><strong>${escapeHtml(name)}</strong>${details.map((text) => `<br><span style="color:${quiet};font-size:14px">${escapeHtml(text)}</span>`).join('')}</td>
<td align="right" style="${cell};padding-left:12px;white-space:nowrap;font-size:15px">${before === undefined ? '' : `<s style="color:${quiet};font-size:13px">${escapeHtml(before)}</s><br>`}${escapeHtml(amount)}</td>
</tr>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">${rows.map(row).join('\n')}</table>`;
}

const pictureOf = (url: string | undefined) =>
  url === undefined
    ? ''
    : `<img src="${escapeHtml(url)}" width="60" alt="" style="display:block;width:60px;height:auto;background:${ground}">`;

export type Sum = Fact & { readonly isTotal?: boolean };

export function sumsTable(sums: readonly Sum[]): string {
  const row = ({ label, value, isTotal }: Sum) => {
    const style = isTotal
      ? `border-top:2px solid ${ink};padding:14px 0;font:700 24px/1.1 ${display}`
      : 'padding:4px 0 6px;font-size:15px';
    return `<tr><td style="${style}">${escapeHtml(label)}</td><td align="right" style="${style};white-space:nowrap">${escapeHtml(value)}</td></tr>`;
  };
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${line};margin:0 0 8px"><tr><td colspan="2" style="padding:6px"></td></tr>${sums.map(row).join('')}</table>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
