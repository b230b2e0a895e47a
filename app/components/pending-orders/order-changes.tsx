/** What has changed since an order was sent: one line for each. */
export function OrderChanges({ changes }: { changes: readonly string[] }) {
  return (
    <ul className="mt-1 grid gap-1 empty:hidden">
      {changes.map((text) => (
        <li key={text} className="wrap-anywhere tabular-nums">
          {text}
        </li>
      ))}
    </ul>
  );
}
