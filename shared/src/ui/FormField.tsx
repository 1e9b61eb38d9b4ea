import type { ChangeEvent, ComponentProps, ComponentType } from 'react'
import { formatPhone, PHONE_PLACEHOLDER } from '../formats/phone'
import { isAsked, type Kind } from '../forms/form'
import { CheckField, Field, SelectField, SwitchField, TextField, type Words } from './Field'
import { NumberField } from './NumberField'
import { PhoneField } from './PhoneField'
import { type Form, wordsOf } from './use-form'

type Props<Name extends string> = {
  form: Form<Name>
  name: Name
  /** Instead of the table's. */
  label?: string
  hint?: string
  placeholder?: string
  readOnly?: boolean
  /** What draws a line of text, where a plain field does not do: the site's pages carry no more than they show. */
  as?: ComponentType<Words & ComponentProps<'input'>>
}
type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

const INPUTS: Partial<Record<Kind, ComponentProps<'input'>>> = {
  email: { type: 'email', inputMode: 'email' },
  password: { type: 'password', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  digits: { inputMode: 'numeric', autoComplete: 'off' },
}

/** One field of a form, drawn by the kind its table says; pictures, dates and places are drawn by fields of their own. */
export function FormField<Name extends string>({ form, name, as: Line = Field, ...own }: Props<Name>) {
  const { table, values, change } = form
  const field = table[name]
  const { kind } = field
  // A page without scripts cannot show later what it hides now.
  if (change && !isAsked(field, values)) return null
  const set = (value: unknown) => form.change?.({ [name]: value })
  const text = String(values[name] ?? '')
  const words = { ...wordsOf(form, name), ...own }
  const typed = change ? { value: text, onChange: ({ target }: Typing) => set(target.value) } : { defaultValue: text }

  switch (kind) {
    case 'flag':
      return change ? (
        <SwitchField {...words} checked={values[name] === true} onChange={({ target }) => set(target.checked)} />
      ) : (
        <CheckField {...words} hint={field.plain_hint} value="yes" defaultChecked={values[name] === true} />
      )
    case 'lines':
      return <TextField {...words} rows={2} {...typed} />
    case 'choice':
      return (
        <SelectField {...words} {...typed}>
          {text === '' && !('' in (field.choices ?? {})) && <option value="">Не&nbsp;выбрано</option>}
          {Object.entries(field.choices ?? {}).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )
    case 'number':
    case 'money':
      return (
        <NumberField
          {...words}
          kind={kind}
          unit={field.unit}
          decimals={field.decimals}
          value={text}
          onChange={change && set}
        />
      )
    case 'phone':
      return change ? (
        <PhoneField {...words} value={text} onChange={set} />
      ) : (
        <Field {...INPUTS.phone} placeholder={PHONE_PLACEHOLDER} {...words} defaultValue={formatPhone(text)} />
      )
    default:
      return <Line {...INPUTS[kind]} {...words} {...typed} />
  }
}
