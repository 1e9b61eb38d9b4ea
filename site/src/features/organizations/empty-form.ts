import { type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'

export const emptyForm = (): ValuesOf<typeof ORGANIZATION_FORM> => valuesOf(ORGANIZATION_FORM, null)
