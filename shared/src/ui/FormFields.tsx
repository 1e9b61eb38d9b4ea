import { Fragment, type ReactNode } from 'react'
import { isAsked, type Values } from '../forms/form'
import { isPicture } from '../images/pictures'
import { ChoiceField } from './ChoiceField'
import { DateField } from './DateField'
import { FormField } from './FormField'
import type { FieldDoors } from './field-doors'
import { ImagesField } from './ImagesField'
import { MomentField } from './MomentField'
import { PasswordField } from './PasswordField'
import { PlaceKindField } from './PlaceKindField'
import { PointField } from './PointField'
import { RichTextField } from './RichTextField'
import { TimeField } from './TimeField'
import { type Form, wordsOf } from './use-form'
import '../styles/form-fields.css'

/** Fields that stand together: under a legend a fieldset, without one a row of them. */
type Group<Name extends string> = { names: readonly Name[]; legend?: string; className?: string }

export type FieldsProps<Name extends string> = {
  form: Form<Name>
  /** Fields that the screen draws itself, in their place. */
  own?: Partial<Record<NoInfer<Name>, (form: Form<Name>) => ReactNode>> | undefined
  /** Only these, in this order; without them the whole table in its own. */
  names?: readonly NoInfer<Name>[] | undefined
  groups?: readonly Group<NoInfer<Name>>[] | undefined
}

/** The fields of a form in their table's order, each drawn by its kind and showing what stands in the form's values. */
export function FormFields<Name extends string>(props: FieldsProps<Name> & { doors: FieldDoors }) {
  const { form, own, groups = [], doors } = props
  const names = props.names ?? namesOf(form)
  const draw = (name: Name) => {
    if (!isAsked(form.table[name], form.values)) return null
    return <Fragment key={name}>{own?.[name]?.(form) ?? <KindField form={form} name={name} doors={doors} />}</Fragment>
  }
  return names.map((name) => {
    const group = groups.find((one) => one.names.includes(name))
    if (!group) return draw(name)
    if (group.names.find((one) => names.includes(one)) !== name) return null
    const { legend, className = 'ui-pair' } = group
    const fields = group.names.filter((one) => names.includes(one)).map(draw)
    if (fields.every((field) => field === null)) return null
    return legend ? (
      <fieldset key={name} className="ui-group stack gap-2">
        <legend className="ui-field__label">{legend}</legend>
        <div className={className}>{fields}</div>
      </fieldset>
    ) : (
      <div key={name} className={className}>
        {fields}
      </div>
    )
  })
}

type KindProps<Name extends string> = { form: Form<Name>; name: Name; doors: FieldDoors }

function KindField<Name extends string>({ form, name, doors }: KindProps<Name>) {
  const { table, values } = form
  const { kind, label, max, counted, hint, choices = {}, short, of = '', pictures } = table[name]
  const words = wordsOf(form, name)
  const set = (value: unknown) => form.change?.({ [name]: value })
  const text = textOf(values, name)
  switch (kind) {
    case 'password':
      return <FormField form={form} name={name} as={PasswordField} />
    case 'date':
      return <DateField {...words} value={text} onChange={set} />
    case 'time':
      return <TimeField {...words} value={text} onChange={set} />
    case 'moment':
      return <MomentField {...words} value={text} onChange={set} />
    case 'choices': {
      const options = Object.entries(choices).map(([value, label]) => ({ value, label }))
      if (options.length === 0) return null
      const { error } = words
      return (
        <ChoiceField
          {...{ name, hint, options, error, many: true, ...(short && { className: 'ui-shared-lines' }) }}
          legend={label}
          value={listOf(values, name).filter((one) => typeof one === 'string')}
          onChange={set}
        />
      )
    }
    case 'images': {
      const value = listOf(values, name).filter(isPicture)
      const said = counted && hint ? { hint: `${hint} Сейчас: ${value.length}` } : {}
      return <ImagesField {...words} {...said} {...(max && { max })} value={value} send={doors.send} onChange={set} />
    }
    case 'rich':
      return (
        <RichTextField
          {...words}
          required={table[name].required !== undefined}
          value={values[name]}
          {...(pictures !== false && { send: doors.send })}
          onChange={set}
        />
      )
    case 'place':
      return <PlaceKindField form={form} name={name} usePlaces={doors.usePlaces} />
    case 'point':
      return <PointField {...words} value={text} usePlaces={doors.usePlaces} onChange={set} />
    case 'reference':
    case 'references': {
      const { Reference } = doors
      const many = kind === 'references'
      const value = many ? listOf(values, name).filter((one) => typeof one === 'string') : text === '' ? [] : [text]
      const change = (ids: string[]) => set(many ? ids : (ids[0] ?? ''))
      return Reference && <Reference {...words} {...{ of, many, max, value }} onChange={change} />
    }
    default:
      return <FormField form={form} name={name} />
  }
}

function namesOf<Name extends string>({ table }: Form<Name>): Name[] {
  const names: Name[] = []
  for (const name in table) names.push(name)
  return names
}

const textOf = (values: Values, name: string) => String(values[name] ?? '')

function listOf(values: Values, name: string): unknown[] {
  const value = values[name]
  return Array.isArray(value) ? value : []
}
