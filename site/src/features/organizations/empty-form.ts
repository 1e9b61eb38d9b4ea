import { type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'
import { namesOf, tableOf } from '@ostrov/shared/wire/names'

/** Nothing is chosen for its owner: not even the first category. */
export const emptyForm = (): ValuesOf<typeof ORGANIZATION_FORM> =>
  valuesOf(
    ORGANIZATION_FORM,
    tableOf(namesOf(ORGANIZATION_FORM), () => null),
  )
