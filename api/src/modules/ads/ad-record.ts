import { AD_DESK_FORM } from '@ostrov/shared/ads/desk-form'
import { AdDeskInput, AdDeskRow, type AdOfCustomerWire } from '@ostrov/shared/ads/desk-schema'
import { adDesk, adsOfCustomer } from '@ostrov/shared/ads/lists'
import { AD_STATUSES } from '@ostrov/shared/ads/rules'
import { SECTION_NAMES, SECTIONS, sectionOf } from '@ostrov/shared/ads/sections'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { tableOf } from '@ostrov/shared/wire/names'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { containing, moment, sql, writtenOut } from '../../db/sql'
import { imagesJson } from '../images/image-view'
import { lastWord } from '../moderation/take-off'
import { record } from '../records/record'
import { CREATED } from '../records/record-table'
import { Ad } from './ad'
import { statusOf } from './ad-status'

const DIGITS_LEAST = 3
const NUMBER_MOST = 2_147_483_647

const state = statusOf(sql`now()`)
const isOff = sql`coalesce(a.moderation_status = 'rejected' and last_word.took_off, false)`

/** What a price is paid for, where a field of its section says it. */
export const paidFor = sql.join(
  SECTION_NAMES.flatMap((section) => {
    const { per } = sectionOf(section)
    if (!per) return []
    return Object.entries(per.words).map(
      ([value, words]) =>
        sql`when a.section = ${sql.lit(section)} and ${sql.ref(`a.${per.field}`)} = ${sql.lit(value)} then ${sql.lit(words)}`,
    )
  }),
  sql` `,
)

const columns = sql`a.id, a.number, a.section, a.title, a.price, case ${paidFor} end as price_per,
  case when coalesce(a.salary_from, a.salary_to) is not null
    then json_build_object('from', a.salary_from, 'to', a.salary_to, 'kind', a.salary_kind) end as salary,
  c.name as city, ${state} as state, ${isOff} as is_off, case when ${isOff} then a.moderation_reason end as off_reason,
  a.moderation_reason, a.moderation_status = 'approved' as may_take_off, a.hidden_with_person as is_author_blocked,
  a.description, a.address, ${imagesJson(sql`a.image_ids`)} as images,
  json_build_object('id', u.id, 'name', u.name, 'phone', u.phone) as author, a.contact_name, a.contact_phone,
  (select coalesce(sum(d.views), 0)::int from ad_day d where d.ad_id = a.id) as views,
  (select coalesce(sum(d.contacts), 0)::int from ad_day d where d.ad_id = a.id) as contacts,
  ${moment('a.created_at')} as created_at, ${moment('a.published_at')} as published_at, ${moment('a.expires_at')} as expires_at`

const joined = sql`join city c on c.id = a.city_id join "user" u on u.id = a.author_id ${lastWord('ad', 'a')}`
const newest = { by: [sql`a.created_at`, sql`a.id`], falling: true as const }

/** Ads of all sections as a moderator finds them. What is done with one is `change-ad.ts`: its author writes all else. */
export const adRecord = record({
  noun: 'ad',
  entity: Ad,
  may: 'moderation',
  list: adDesk,
  form: AD_DESK_FORM,
  row: AdDeskRow,
  input: AdDeskInput,
  exported: {
    ...{ number: { label: 'Номер' }, title: { label: 'Название' } },
    section: { label: 'Раздел', choices: tableOf(SECTION_NAMES, (name) => SECTIONS[name].words.title) },
    state: { label: 'Состояние', choices: AD_STATUSES },
    ...{ price: { label: 'Цена', kind: 'money' }, city: { label: 'Город' } },
    ...{ contact_name: { label: 'Кого спросить' }, contact_phone: { label: 'Телефон', kind: 'phone' } },
    ...{ views: { label: 'Просмотры' }, contacts: { label: 'Открыли телефон' }, created_at: CREATED },
  },
  source: {
    select: columns,
    from: sql`ad a`,
    joined,
    where: sql`true`,
    key: sql`a.id`,
    walked: ['from'],
    conditions: {
      query: soughtIn,
      section: sql`a.section`,
      state: (asked) => sql`${state} = ${asked}`,
      author_id: sql`a.author_id`,
      from: sql`a.created_at`,
      to: sql`a.created_at`,
    },
    orders: { '-created_at': newest, created_at: { by: [sql`a.created_at`, sql`a.id`] } },
  },
})

/** By every word of the title, by its number, or by digits of the phone to call. */
function soughtIn(typed: string) {
  const said = typed.trim().split(/\s+/)
  const titled = sql.join(
    said.map((word) => sql`a.title ilike ${writtenOut(containing(word))}`),
    sql` and `,
  )
  const digits = /^[\d\s()+№-]+$/.test(typed) ? typed.replace(/\D/g, '') : ''
  if (digits === '') return sql`(${titled})`
  const number = Number(digits) <= NUMBER_MOST ? sql`a.number = ${sql.lit(Number(digits))}` : sql`false`
  const called = digits.length === 11 ? digits.replace(/^8/, '7') : digits
  const phone = digits.length < DIGITS_LEAST ? sql`false` : sql`a.contact_phone like ${writtenOut(containing(called))}`
  return sql`(${number} or ${phone} or (${titled}))`
}

/** What one person has written, the newest first. */
export function listAdsOf(em: Em, author_id: string, query: ListQuery<typeof adsOfCustomer>) {
  return readList<AdOfCustomerWire, typeof adsOfCustomer>(em, adsOfCustomer, query, {
    ...{ select: columns, from: sql`ad a`, joined, key: sql`a.id`, where: sql`a.author_id = ${author_id}` },
    order: newest,
  })
}
