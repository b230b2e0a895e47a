/** Errors in the XML: unclosed tags, unquoted attributes, duplicate or missing names. */
export function faults(xml: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/g,
    (_, close: string, name: string, __: string, self: string) => {
      if (close && open.pop() !== name) found.push(`</${name}> closes another`);
      if (!close && !self) open.push(name);
      return '';
    },
  );
  if (open.length > 0) found.push(`left open: ${open.join()}`);
  if (/[<>]/.test(rest)) found.push(`not a tag: ${rest.slice(0, 80)}`);
  const names = [...xml.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  if (new Set(names).size !== names.length) found.push('a name twice');
  const known = new Set(names);
  for (const [, used] of xml.matchAll(/(?:url\(#|href="#)([^)"]+)/g))
    if (!known.has(used)) found.push(`unknown name ${used}`);
  if (/NaN|undefined|Infinity/.test(xml)) found.push('not a number');
  return found;
}
