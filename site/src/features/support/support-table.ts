import type { UserWire } from '@ostrov/shared/customers/schema'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { SUPPORT_FORM } from '@ostrov/shared/support/form'
import type { AboutSupport } from '@ostrov/shared/support/paths'

export type TypedSupport = ValuesOf<typeof SUPPORT_FORM>

/** What stands in the form at first: what it is about, and what is known of who writes. */
export const offered = (about: AboutSupport, person: Pick<UserWire, 'name' | 'phone' | 'email'> | null): TypedSupport =>
  valuesOf(SUPPORT_FORM, {
    ...{ subject: about.subject ?? subjectOf(about), text: '', name: person?.name ?? '', images: [] },
    answer_by: person && !person.email ? 'phone' : 'mail',
    email: person?.email ?? '',
    phone: person?.phone ? formatPhone(person.phone) : '',
  })

/** The same as the wire takes it. */
export const sentSupport = (typed: TypedSupport, { order = null, ad = null }: Nameless) => ({
  ...bodyOf(SUPPORT_FORM, typed),
  order,
  ad,
})
type Nameless = { order?: number | null; ad?: number | null }

/** What it is about, in words, where it was opened from an order or an ad. */
export function aboutWords({ order, ad }: Nameless): string | null {
  if (order) return `Заказ №\u00A0${order}`
  return ad ? `Объявление №\u00A0${ad}` : null
}

const subjectOf = ({ order, ad }: AboutSupport) => (order ? 'order' : ad ? 'ad' : 'site')
