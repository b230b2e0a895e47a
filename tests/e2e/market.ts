/** A market's address: its own host at the port of the server under test. */
export function marketUrl(code: string, path = '/'): string {
  const { port } = new URL(process.env.E2E_BASE_URL ?? '');
  return `http://${code}.localhost:${port}${path}`;
}
