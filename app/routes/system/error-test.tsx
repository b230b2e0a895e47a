/** A page that fails on purpose, to see that failing is handled: the page, its status, the log. */
export function loader() {
  throw new Error('the error test page was opened');
}

export default function ErrorTest() {
  return null;
}
