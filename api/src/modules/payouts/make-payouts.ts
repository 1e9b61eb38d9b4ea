import { addDays, instantAt, localParts } from '@ostrov/shared/formats/time'
import { checkForm, type FormTable, isValid, type Values } from '@ostrov/shared/forms/form'
import { COMMISSIONS_FORM, PAYOUTS_FORM } from '@ostrov/shared/payouts/form'
import type {
  CommissionsInput,
  CommissionsKeptWire,
  PayoutsInput,
  PayoutWire,
  RefusedWire,
} from '@ostrov/shared/payouts/schema'
import type { Em } from '../../db/orm'
import { row, rows, type Sql, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { type EachWritten, writeEach } from '../../kernel/write-each'
import { approvePayout, makePayout, setCommission } from './make-payout'
import { readPayout } from './read-payouts'

type Acting = { by: By; now: Date }
/** More restaurants than one installation has. */
const ALL_MOST = 2000

/**
 * Counts what is owed to all restaurants that have something for these days, or to those that are named; each by the rules of
 * one. Who has nothing new is no refusal where all are meant. Call inside a transaction.
 * @throws {Refusal} `payout.too_early`, `request.invalid`
 */
export async function makePayouts(em: Em, input: typeof PayoutsInput.static, { by, now }: Acting) {
  demandForm(PAYOUTS_FORM, input)
  const { starts_on, ends_on, whom } = input
  if (ends_on >= localParts(now).date) throw new Refusal('payout.too_early')
  const days = sql`o.finished_at >= ${instantAt(starts_on, 0)} and o.finished_at < ${instantAt(addDays(ends_on, 1), 0)}`
  const restaurants = await restaurantsOf(
    em,
    input,
    sql`exists (select from "order" o where o.restaurant_id = r.id and o.user_id is not null and o.status = 'COMPLETED' and ${days})
      or exists (select from payout p where p.restaurant_id = r.id)`,
  )
  const made = await writeEach(
    em,
    restaurants,
    async (tx, { id: restaurant_id }): Promise<PayoutWire> =>
      readPayout(tx, await makePayout(tx, { by, input: { restaurant_id, starts_on, ends_on }, now })),
  )
  const isNothing = ({ errorMessage }: { errorMessage: string }) => whom === 'all' && errorMessage === 'payout.nothing'
  return { items: made.items, refused: named(restaurants, made).filter((one) => !isNothing(one)) }
}

/** The same percent for all restaurants, or for those that are named. Call inside a transaction. @throws {Refusal} `request.invalid` */
export async function setCommissions(em: Em, input: typeof CommissionsInput.static, { by, now }: Acting) {
  demandForm(COMMISSIONS_FORM, input)
  const { percent, starts_on } = input
  const restaurants = await restaurantsOf(em, input, sql`true`)
  const set = await writeEach(em, restaurants, (tx, { id: restaurant_id }) =>
    setCommission(tx, { by, input: { restaurant_id, percent, starts_on }, now }),
  )
  return { restaurants: set.items.length, refused: named(restaurants, set) }
}

/** What the service would keep of these restaurants, or of all, on a day as things stand. */
export async function readCommissions(
  em: Em,
  { restaurant_ids, day }: { restaurant_ids: string[] | null; day: string },
) {
  const found = await row<CommissionsKeptWire>(
    em,
    sql`select min(c.percent)::float as least, max(c.percent)::float as most, (count(*) filter (where c.percent is null))::int as none
        from restaurant r left join lateral (select percent from restaurant_commission where restaurant_id = r.id
          and starts_on <= ${day}::date order by starts_on desc limit 1) c on true
        where ${restaurant_ids ? sql`r.id = any(${restaurant_ids}::uuid[])` : sql`true`}`,
  )
  return found ?? { least: null, most: null, none: 0 }
}

/** Approves these drafts; one that has moved on keeps the others from nothing. Call inside a transaction. */
export function approvePayouts(
  em: Em,
  ids: readonly string[],
  { by, now }: Acting,
): Promise<EachWritten<{ id: string }>> {
  return writeEach(
    em,
    ids.map((id) => ({ id })),
    async (tx, { id }) => {
      await approvePayout(tx, { by, id, now })
      return { id }
    },
  )
}

function demandForm(table: FormTable, input: Values) {
  const errors = checkForm(table, input)
  if (!isValid(errors)) throw new Refusal('request.invalid', { errors })
}

type Restaurant = { id: string; title: string | null }
type Whom = { whom: string; restaurant_ids: readonly string[] }

/** Those that are named, whether they are there or not; of all, those that have anything to do with it. */
async function restaurantsOf(em: Em, { whom, restaurant_ids }: Whom, concerned: Sql): Promise<Restaurant[]> {
  if (whom === 'all')
    return rows<Restaurant>(
      em,
      sql`select r.id, r.title from restaurant r where ${concerned} order by r.id limit ${ALL_MOST}`,
    )
  return rows<Restaurant>(
    em,
    sql`select asked.id, r.title from unnest(${[...restaurant_ids]}::uuid[]) as asked (id) left join restaurant r on r.id = asked.id`,
  )
}

const named = (restaurants: readonly Restaurant[], { refused }: EachWritten<unknown>): RefusedWire[] =>
  refused.map((one) => ({ ...one, title: restaurants.find(({ id }) => id === one.id)?.title ?? '' }))
