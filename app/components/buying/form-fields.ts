/** What a form would send, in the words of an address. Files have no place in it. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const texts = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return new URLSearchParams(texts);
}
