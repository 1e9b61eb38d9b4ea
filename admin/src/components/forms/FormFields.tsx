import { FormFields as Fields, type FieldsProps } from '@ostrov/shared/ui/FormFields'
import type { ReferenceProps } from '@ostrov/shared/ui/field-doors'
import type { ComponentType } from 'react'
import { useFieldDoors } from './use-field-doors'

type Props<Name extends string> = FieldsProps<Name> & {
  /** Draws the kinds `reference` and `references`. */
  reference?: ComponentType<ReferenceProps>
}

/** The fields of a form of the back office, each drawn by its kind: the whole table in its order. */
export function FormFields<Name extends string>({ reference, ...fields }: Props<Name>) {
  return <Fields {...fields} doors={{ ...useFieldDoors(), Reference: reference }} />
}
