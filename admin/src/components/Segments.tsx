import { namesOf } from '@ostrov/shared/wire/names'

type Props<Name extends string> = {
  legend: string
  /** The legend is only spoken: what stands around says the same. */
  quiet?: boolean
  name: string
  /** Each choice and what it is called. */
  options: Readonly<Record<Name, string>>
  /** None is chosen while undefined. */
  value: Name | undefined
  onChoose: (one: Name) => void
}

/** One of a few, all in sight. */
export function Segments<Name extends string>({ legend, quiet, name, options, value, onChoose }: Props<Name>) {
  return (
    <fieldset>
      <legend className={quiet ? 'ui-hidden' : 'ui-field__label form__legend'}>{legend}</legend>
      <div className="ui-segments">
        {namesOf(options).map((one) => (
          <label key={one}>
            <input
              className="ui-hidden"
              type="radio"
              name={name}
              checked={value === one}
              onChange={() => onChoose(one)}
            />
            {options[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
