/** A page that fails on purpose, to test the error page, its status and the log. */
export function loader() {
  throw new Error('the error test page was opened');
}

export default function ErrorTest() {
  return null;
}
