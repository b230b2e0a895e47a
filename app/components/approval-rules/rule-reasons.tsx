type Props = { reasons: readonly { readonly rule: string; readonly condition: string }[] };

/** The rules that an order met, with their conditions. */
export function RuleReasons({ reasons }: Props) {
  return (
    <ul className="grid gap-1">
      {reasons.map(({ rule, condition }) => (
        <li key={`${rule} ${condition}`} className="wrap-anywhere">
          <span className="font-semibold">{rule}</span>: {condition}
        </li>
      ))}
    </ul>
  );
}
