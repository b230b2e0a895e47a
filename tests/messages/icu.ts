/** A placeholder of a message: `{name}`, `{name, plural, one {...} other {...}}`, or a tag `<name>`. */
export type Argument = { name: string; kind: string; options: string[] };

/** The placeholders of an ICU message, including those inside plural and select branches. */
export function argumentsOf(message: string): Argument[] {
  const found: Argument[] = [];
  readText({ message, at: 0 }, found);
  return found;
}

type Cursor = { message: string; at: number };

function readText(cursor: Cursor, found: Argument[]): void {
  for (; cursor.at < cursor.message.length; cursor.at++) {
    const letter = cursor.message[cursor.at];
    if (letter === '}') return;
    if (letter === "'") skipQuote(cursor);
    else if (letter === '{') readArgument(cursor, found);
    else if (letter === '<') readTag(cursor, found);
  }
}

/** An apostrophe quotes only before a special character; two of them are one. */
function skipQuote(cursor: Cursor): void {
  const next = cursor.message[cursor.at + 1] ?? '';
  if (next === "'") cursor.at += 1;
  else if ('{}<>#'.includes(next) && next !== '') {
    const end = cursor.message.indexOf("'", cursor.at + 2);
    cursor.at = end === -1 ? cursor.message.length : end;
  }
}

function readTag(cursor: Cursor, found: Argument[]): void {
  const [, name] = /^<([a-z][\w-]*)\/?>/i.exec(cursor.message.slice(cursor.at)) ?? [];
  if (name) found.push({ name, kind: 'tag', options: [] });
}

/** Ends on the closing brace. */
function readArgument(cursor: Cursor, found: Argument[]): void {
  const head = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?/.exec(cursor.message.slice(cursor.at));
  const [whole, name, kind = 'value'] = head ?? [];
  if (!whole || !name) throw new Error(`a brace that opens no placeholder in: ${cursor.message}`);
  cursor.at += whole.length;
  const argument: Argument = { name, kind, options: [] };
  found.push(argument);
  while (cursor.at < cursor.message.length && cursor.message[cursor.at] !== '}') {
    const [option, label] = /^[\s,]*([^\s{},]+)\s*\{/.exec(cursor.message.slice(cursor.at)) ?? [];
    if (option && label) {
      argument.options.push(label);
      cursor.at += option.length;
      readText(cursor, found);
    }
    cursor.at += 1;
  }
  if (cursor.at >= cursor.message.length) throw new Error(`a brace is not closed in: ${cursor.message}`);
}
