import { OrganizationDeskInput, OrganizationDeskRow } from '@ostrov/shared/organizations/desk-schema'
import { ORGANIZATION_DESK_FORM } from '@ostrov/shared/organizations/form'
import { organizationDesk } from '@ostrov/shared/organizations/lists'
import { ORGANIZATION_STATES, phoneLines } from '@ostrov/shared/organizations/rules'
import type { Em } from '../../db/orm'
import { changed, containing, moment, sql } from '../../db/sql'
import { housePoint } from '../geo/house-point'
import { imageJson } from '../images/image-view'
import { followChange } from '../moderation/follow-change'
import { stateOf } from '../moderation/moderated-sql'
import { demandRows } from '../records/demand-rows'
import { record, type Written } from '../records/record'
import { CREATED } from '../records/record-table'
import { renewOpening } from './open-organizations'
import { Organization } from './organization'
import { hoursOf } from './own-organization'

type Input = typeof OrganizationDeskInput.static

const state = stateOf('o')

/** Organizations as administrators keep them. What they change applies at once, without a moderator. */
export const organizationRecord = record({
  noun: 'organization',
  entity: Organization,
  may: 'content',
  list: organizationDesk,
  form: ORGANIZATION_DESK_FORM,
  row: OrganizationDeskRow,
  input: OrganizationDeskInput,
  together: ['category', 'is_hidden'],
  exported: {
    number: { label: 'Номер' },
    ...{ name: ORGANIZATION_DESK_FORM.name, category: ORGANIZATION_DESK_FORM.category },
    state: { label: 'Состояние', choices: ORGANIZATION_STATES },
    city: { label: 'Город' },
    ...{ address: ORGANIZATION_DESK_FORM.address, phones: ORGANIZATION_DESK_FORM.phones },
    ...{ site: ORGANIZATION_DESK_FORM.site, hours: ORGANIZATION_DESK_FORM.hours },
    ...{ owner: { label: 'Владелец' }, employees: { label: 'Сотрудники' }, created_at: CREATED },
  },
  source: {
    select: sql`o.id, o.number, o.name, o.category, o.description, o.city_id, o.address, o.phones, o.site, o.hours, o.image_ids,
      o.is_hidden, ${state} as state, o.moderation_reason, ${imageJson('i')} as image,
      exists (select from revision v where v.kind = 'organization' and v.row_id = o.id and v.cause = 'proposal' and v.status = 'pending'
        and o.moderation_status = 'approved') as is_changing,
      json_build_object('id', c.id, 'title', c.name) as city,
      json_build_object('id', b.id, 'name', b.name, 'phone', b.phone) as owner,
      (select count(*)::int from organization_employee e where e.organization_id = o.id) as employees,
      ${moment('o.created_at')} as created_at`,
    from: sql`organization o`,
    joined: sql`join city c on c.id = o.city_id join "user" b on b.id = o.owner_id left join image i on i.id = o.image_ids[1]`,
    where: sql`o.deleted_at is null`,
    key: sql`o.id`,
    conditions: {
      query: (words) => sql`(o.name ilike ${containing(words)} or o.number::text = ${words.trim()}
        or position(${digitsOf(words)} in o.phones) > 0)`,
      state: (asked) => sql`${state} = ${asked}`,
      category: sql`o.category`,
      city_id: sql`o.city_id`,
    },
    orders: {
      '-created_at': { by: [sql`o.created_at`, sql`o.id`], falling: true },
      name: { by: [sql`o.name`, sql`o.id`] },
    },
  },
  check: demandParts,
  columns: ({ input: { phones, hours }, now }) => ({
    ...{ phones: phoneLines(phones), hours: hoursOf(hours), updated_at: now },
  }),
  written: follow,
})

/** Less than a part of a phone finds none. */
function digitsOf(words: string) {
  const digits = words.replace(/\D/g, '').replace(/^8/, '')
  return digits.length < 3 ? 'no phone' : digits
}

/** What it names is there: its town and every picture it shows. */
async function demandParts(em: Em, { input: { city_id, image_ids } }: { input: Input }) {
  await demandRows(em, { city: { city_id }, image: { image_ids } })
}

/** The map and the lists show what was changed, and so does the proposal that waits. */
async function follow(em: Em, { id, before, input, now }: Written<Input>) {
  await renewOpening(em, id, now)
  await followChange(em, { kind: 'organization', row_id: id }, { from: before, to: input })
  if (before?.address === input.address && before?.city_id === input.city_id) return
  const point = await housePoint(em, input.city_id, input.address)
  await changed(em, sql`update organization set point = ${point && JSON.stringify(point)}::jsonb where id = ${id}`)
}
