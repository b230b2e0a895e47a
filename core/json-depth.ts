/** Deeper than any valid request, and far below the stack limit of recursive functions. */
export const maxJsonDepth = 64;

/** Whether a JSON text nests deeper than the limit. Counts brackets without parsing. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > maxJsonDepth) return true;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return false;
}
