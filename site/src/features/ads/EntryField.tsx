import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { SelectField } from '@ostrov/shared/ui/Field'
import { type Form, wordsOf } from '@ostrov/shared/ui/use-form'
import type { ChoiceGroup } from './form-choices'

type Props = {
  form: Form
  name: string
  groups: readonly ChoiceGroup[] | undefined
  /** The field whose entry says what may be chosen here. */
  within: string | null
  catalogue: Catalogue
}

/** An entry of a catalogue, under the branch it stands in. */
export function EntryField({ form, name, groups = [], within, catalogue }: Props) {
  const asked = within === null ? {} : { 'data-within': within, 'data-catalogue': catalogue }
  return (
    <SelectField {...wordsOf(form, name)} {...asked} defaultValue={String(form.values[name] ?? '')}>
      <option value="">Не&nbsp;выбрано</option>
      {groups.map(({ heading, choices }) => {
        const options = choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))
        return heading ? (
          <optgroup key={heading} label={heading}>
            {options}
          </optgroup>
        ) : (
          options
        )
      })}
    </SelectField>
  )
}
