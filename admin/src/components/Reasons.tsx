type Props = { legend?: string; reasons: readonly string[]; chosen: string; onChoose: (reason: string) => void }

/** Ready reasons, one press each. */
export function Reasons({ legend, reasons, chosen, onChoose }: Props) {
  return (
    <fieldset className="reasons cluster gap-2">
      {legend && <legend className="ui-field__label">{legend}</legend>}
      {reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          className="ui-chip"
          aria-pressed={chosen === reason}
          onClick={() => onChoose(reason)}
        >
          {reason}
        </button>
      ))}
    </fieldset>
  )
}
