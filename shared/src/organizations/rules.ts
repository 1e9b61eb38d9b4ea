import { normalizePhone } from '../formats/phone'
import { titleSlug } from '../formats/title-slug'
import { ownStates } from '../moderation/own-states'
import { linesOf } from '../profiles/notifications'

/** People whom an owner takes on. */
export const EMPLOYEES_MAX = 50

/** How an employee without a name is shown. */
export const NAMELESS = '— —'

/** What its owner sees of how far it is. */
export const ORGANIZATION_STATES = ownStates('а')

/** Who one is in an organization. */
export const ROLES = { owner: 'Владелец', employee: 'Сотрудник' } as const

const SLUG_MAX = 60
/** A name as it stands in an address. */
export const organizationSlug = (name: string) => titleSlug(name, SLUG_MAX) || 'organization'

/** Phones as they are kept: digits from 7, one in a line. */
export const phoneLines = (typed: string) =>
  [...new Set(linesOf(typed).flatMap((one) => normalizePhone(one) ?? []))].join('\n')
export { linesOf as phonesOf } from '../profiles/notifications'
