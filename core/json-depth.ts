/** Deeper than anything that the shop reads, and far from where a function that calls itself would run out of stack. */
export const maxJsonDepth = 64;

/** Whether a JSON text nests lists and objects deeper than the shop reads. Counts brackets and parses nothing. */
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
