type Props = { reasons: readonly string[]; chosen: string; onChoose: (reason: string) => void }

/** Ready reasons, one press each. */
export function Reasons({ reasons, chosen, onChoose }: Props) {
  return (
    <div className="reasons">
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
    </div>
  )
}
