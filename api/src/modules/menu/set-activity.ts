import type {
  ActivityInputWire,
  OptionActivityWire,
  ProductActivityInputWire,
} from '@ostrov/shared/menu/business-schema'
import { stopEnd } from '@ostrov/shared/menu/stops'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../db/orm'
import { changed, moment, row, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { schedulesJson } from '../restaurants/hours/open-hours'

const NOT_FOUND = {
  product: 'product.not_found',
  product_option: 'product_option.not_found',
  product_option_group: 'product_option_group.not_found',
} as const
type Stopped = keyof typeof NOT_FOUND
type Setting<Input> = { by: By; restaurant: Served; input: Input; now: Date }

/**
 * Puts a dish on sale or takes it off, until it comes back by itself or somebody puts it back, and says how many are left.
 * Applies at once. Call inside a transaction.
 * @throws {Refusal} `product.not_found`, or a sentence about the time.
 */
export async function setProductActivity(
  em: Em,
  id: string,
  setting: Setting<ProductActivityInputWire>,
): Promise<void> {
  await setColumns(em, 'product', id, setting, setting.input.stock === undefined ? {} : { stock: setting.input.stock })
}

/** The same of an option, or of a group with all its options. @throws {Refusal} `product_option.not_found`, `product_option_group.not_found` */
export function setOptionActivity(
  em: Em,
  kind: Exclude<Stopped, 'product'>,
  id: string,
  setting: Setting<ActivityInputWire>,
): Promise<OptionActivityWire> {
  return setColumns(em, kind, id, setting, {})
}

async function setColumns(
  em: Em,
  kind: Stopped,
  id: string,
  { by, restaurant, input, now }: Setting<ActivityInputWire>,
  others: { stock?: number | null },
): Promise<OptionActivityWire> {
  const own = sql`id = ${id} and restaurant_id = ${restaurant.id} ${kind === 'product' ? sql`and deleted_at is null` : sql``}`
  const names = ['is_active', 'stopped_until', ...Object.keys(others)]
  const columns = sql.join(
    names.map((name) => (name === 'stopped_until' ? sql`${moment(name)} as stopped_until` : sql.ref(name))),
  )
  const read = () =>
    row<OptionActivityWire & typeof others>(
      em,
      sql`select id, ${columns} from ${sql.table(kind)} where ${own} for update`,
    )
  const before = await read()
  if (!before) throw new Refusal(NOT_FOUND[kind])
  const stopped_until = await stoppedUntil(em, restaurant, input.stopped_until, now)
  const given = {
    ...others,
    ...(input.is_active !== undefined && { is_active: input.is_active }),
    ...(stopped_until !== undefined && { stopped_until }),
  }
  const set = Object.entries(given).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  if (set.length > 0) await changed(em, sql`update ${sql.table(kind)} set ${sql.join(set)} where id = ${id}`)
  const after = await read()
  if (!after) throw new Refusal(NOT_FOUND[kind])
  const subject = `${kind}:${id}`
  await writeEntry(em, {
    by,
    act: `${kind}.change`,
    subject,
    restaurant_id: restaurant.id,
    from: before,
    to: after,
    now,
  })
  return after
}

/** The moment that was asked for; null and undefined stay themselves. @throws {Refusal} a sentence where it cannot be. */
export async function stoppedUntil(em: Em, restaurant: Served, asked: string | null | undefined, now: Date) {
  if (asked === null || asked === undefined) return asked
  const found = await row<{ schedules: ScheduleWire[] }>(
    em,
    sql`select ${schedulesJson} as schedules from restaurant r where r.id = ${restaurant.id}`,
  )
  const end = stopEnd(asked, { schedules: found?.schedules ?? [], now })
  if ('refusal' in end) throw new Refusal('request.invalid', { errors: { stopped_until: end.refusal } })
  return end
}

const STOPPED: readonly Stopped[] = ['product', 'product_option', 'product_option_group']

/**
 * What was stopped until now is stopped no more. Customers are shown so by the rule itself; this change of the rows tells every
 * process to forget the pages that were kept. Repeating it changes nothing.
 */
export async function endStops(em: Em, now: Date): Promise<void> {
  for (const kind of STOPPED)
    await changed(em, sql`update ${sql.table(kind)} set stopped_until = null where stopped_until <= ${now}`)
}
