const isJson = /^application\/(.+\+)?json\b/i;
const isText = /^(text\/|application\/(.+\+)?xml\b|application\/x-www-form-urlencoded\b)/i;

/** JSON becomes a value, text a string, anything else an object URL, which the caller must revoke. */
export async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? 'text/plain';
  if (isJson.test(type)) return parseJson(await response.text());
  if (isText.test(type)) return response.text();
  return URL.createObjectURL(await response.blob());
}

/** A broken gateway may label its error page as JSON; its text is more useful than a parser error. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
