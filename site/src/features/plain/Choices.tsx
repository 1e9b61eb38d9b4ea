import { Phrase } from '@ostrov/shared/ui/Phrase'

type Props = {
  legend: string
  name: string
  chosen: string
  choices: readonly { value: string; label: string; more?: string }[]
  error?: string | null | undefined
}

/** One of a few, as rows to press. */
export function Choices({ legend, name, chosen, choices, error }: Props) {
  return (
    <fieldset className="plain-choices">
      <legend>
        <h2>{legend}</h2>
      </legend>
      <div className="ui-card checkout__choices">
        {choices.map(({ value, label, more }) => (
          <label key={value} className="ui-choice">
            <span>
              <Phrase text={label} />
              {more && <span className="ui-muted plain-choices__more">{more}</span>}
            </span>
            <input
              className="ui-radio"
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={value === chosen}
            />
          </label>
        ))}
      </div>
      {error && (
        <p className="ui-field__error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
