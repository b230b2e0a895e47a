export const demoPassword = 'yrke-demo-2026';

/** Signs in as one of the demo people like a browser, and returns the cookies. */
export async function signIn(shop: string, loginName: string): Promise<string> {
  const answer = await fetch(`${shop}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop },
    body: new URLSearchParams({ loginName, password: demoPassword }),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  if (cookies.length === 0) throw new Error(`${loginName} could not sign in: ${answer.status}`);
  return cookies.join('; ');
}
