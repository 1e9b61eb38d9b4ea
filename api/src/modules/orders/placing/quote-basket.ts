import { type BasketChange, type KeptTerms, termChanges } from '@ostrov/shared/baskets/changes'
import type { BasketWire, QuoteInputWire, QuoteWire } from '@ostrov/shared/baskets/schema'
import type { Point } from '@ostrov/shared/geo/shapes'
import { AHEAD_REFUSALS, closedWords, nextSlot } from '@ostrov/shared/orders/ahead'
import type { Barrier } from '@ostrov/shared/orders/barrier'
import { freeDeliverySum } from '@ostrov/shared/orders/pricing'
import { fullBarrier } from '@ostrov/shared/orders/quarter'
import { barrierOf, orderSums, type SumTerms } from '@ostrov/shared/orders/quote'
import { PROMO_MESSAGES } from '@ostrov/shared/promotions/rules'
import { restingReason, restingSentence } from '@ostrov/shared/restaurants/peak'
import { openState } from '@ostrov/shared/restaurants/schedule'
import type { Em } from '../../../db/orm'
import { sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { basketOf, findBaskets, ofPerson, type Person } from '../../baskets/read-baskets'
import { keepSeen, keepTerms, keyOfChanges } from '../../baskets/seen'
import { validateFor } from '../../promotions/validate-promo-code'
import { loadPlacingTerms, type PlacingTerms, sumTermsOf } from './placing-facts'
import { isQuarterFull } from './quarter-cap'
import { kitchenStart, readSlots, type SlotsAsked, slotRefusal } from './slots'

type Asked = {
  person: Person
  basket_id: string
  terms: QuoteInputWire
  /** Why the code is not even looked up. */
  code_refusal?: string | null
  now: Date
}
type Promo = NonNullable<QuoteWire['promo']>

/**
 * What ordering a basket as it is would charge, by the functions that charge it, and what is different from what its person
 * last agreed to. What is shown here for the first time, delivery to a new address too, is remembered; `seen` names
 * changes that were read and are told no more.
 * @throws {Refusal} `basket.not_found` when it is gone, empty or another person's.
 */
export async function quoteBasket(em: Em, asked: Asked): Promise<{ basket: BasketWire }> {
  const quoted = await quoteIfThere(em, asked)
  if (!quoted.basket) throw new Refusal('basket.not_found')
  return { basket: quoted.basket }
}

/** The same, null for a basket that is gone. */
export async function quoteIfThere(em: Em, asked: Asked): Promise<{ basket: BasketWire | null }> {
  const { person, basket_id, terms, now } = asked
  const wanted_at = terms.wanted_at ? new Date(terms.wanted_at) : null
  const at = wanted_at ?? now
  const [found] = await findBaskets(
    em,
    sql`b.id = ${basket_id} and ${ofPerson(person)}`,
    wanted_at ? sql`${at}::timestamptz` : undefined,
  )
  const read = found ? basketOf(found, now, at) : null
  if (!read) return { basket: null }
  const { basket, lines, seen_terms } = read
  const { restaurant_id, total: cartSum } = basket
  const user_id = 'user_id' in person ? person.user_id : null
  const point = terms.coordinates ?? null
  const facts = await loadPlacingTerms(em, { user_id, restaurant_id, point, now, at })
  if (!facts) return { basket: null }
  const { offer_discount, offers, hints } = basket.quote
  const promo = await promoOf(em, asked, { user_id, restaurant_id, cartSum: cartSum - offer_discount })
  const promo_discount = promo?.discount ?? 0
  const sums = sumTermsOf(facts, { ...terms, cartSum, offer_discount, promo_discount, bonus: terms.bonus })
  const shown = point && keptTerms(sums, point)
  const isKnown = shown !== null && seen_terms?.at === shown.at
  const tellsTerms = isKnown && terms.delivery_type === 'delivery'
  const changes = [...basket.quote.changes, ...(tellsTerms ? told(seen_terms, shown, facts) : [])]
  const isRead = changes.length > 0 && terms.seen === keyOfChanges(changes)
  await em.transactional(async (tx) => {
    // The basket before its lines, as whoever fills it: the other way round the two would wait for one another.
    if (isRead || (shown && !isKnown)) {
      await keepTerms(tx, basket_id, { terms: tellsTerms || !isKnown ? (shown ?? seen_terms) : seen_terms, isRead })
    }
    await keepSeen(tx, lines, isRead)
  })
  const state = wanted_at ? { open: true, opens_at: null } : openState({ ...facts, now })
  const in_zone = point === null || facts.zone !== null
  const stands = barrierOf({ ...sums, ...facts, in_zone, is_open: state.open, opens_at: state.opens_at }, now)
  const timing = { restaurant_id, delivery_type: terms.delivery_type, point, lines }
  const barrier = await inTime(em, { stands: atPeak(stands, facts), facts, asked: timing, wanted_at, now })
  const unread = isRead ? [] : changes
  const { rows: _, ...totals } = orderSums(sums)
  const { delivery_type, payment_type } = terms
  const quote = {
    price: cartSum,
    delivery_type,
    payment_type,
    zone: facts.zone,
    promo,
    barrier,
    offers,
    hints,
    ...totals,
  }
  return { basket: { ...basket, quote: { ...quote, changes: unread, changes_key: keyOfChanges(unread) } } }
}

/** Who is not delivered to because of the hour alone is told so. */
function told(seen: KeptTerms, shown: KeptTerms, { rests_until }: PlacingTerms): BasketChange[] {
  const reason = rests_until && restingReason(rests_until)
  return termChanges(seen, shown).map((change) => (change.kind === 'outside' ? { ...change, reason } : change))
}

function atPeak(barrier: Barrier | null, { rests_until }: PlacingTerms): Barrier | null {
  return barrier?.code === 'outside' && rests_until ? { ...barrier, message: restingSentence(rests_until) } : barrier
}

type Timed = {
  stands: Barrier | null
  facts: PlacingTerms
  asked: SlotsAsked
  wanted_at: Date | null
  now: Date
}

/** What stands in the way, the hour among it; who is closed says what may be had for a time. */
async function inTime(em: Em, { stands, facts, asked, wanted_at, now }: Timed): Promise<Barrier | null> {
  if (stands?.code === 'blacklisted') return stands
  if (stands?.code === 'closed' && facts.ahead_days !== null) {
    const first = nextSlot(await readSlots(em, asked, now))
    return first ? { code: 'closed', message: closedWords({ ...facts, ...asked, first, now }) } : stands
  }
  const why = wanted_at && slotRefusal(facts, asked.delivery_type, { at: wanted_at, now })
  if (why) return { code: 'slot', message: AHEAD_REFUSALS[why] }
  if (stands) return stands
  const begins = wanted_at ? kitchenStart(facts, asked.delivery_type, wanted_at) : now
  if (!(await isQuarterFull(em, { ...facts, ...asked }, begins))) return null
  return wanted_at ? { code: 'slot', message: AHEAD_REFUSALS.full } : fullBarrier(now)
}

/** What the code is worth paid online, and whether it counts as this order is to be paid. */
async function promoOf(
  em: Em,
  { terms, code_refusal, now }: Asked,
  { user_id, ...order }: { user_id: string | null; restaurant_id: string; cartSum: number },
): Promise<Promo | null> {
  const code = terms.code?.trim().toUpperCase()
  if (!code) return null
  const refused = (message: string) => ({ code, is_valid: false, discount: 0, min_order_sum: 0, message })
  if (code_refusal) return refused(code_refusal)
  if (user_id === null) return refused('Войдите, чтобы применить промокод')
  const asked = { code, user_id, ...order, payment_type: 'online' as const, now }
  const { is_valid, discount, min_order_sum, message } = await validateFor(em, asked)
  const counts = is_valid && terms.payment_type === 'online'
  return {
    code,
    is_valid: counts,
    discount,
    min_order_sum,
    message: is_valid && !counts ? PROMO_MESSAGES['promo.online_only'] : message,
  }
}

function keptTerms(sums: SumTerms, { coordinates }: Point): KeptTerms {
  const { price = null, min_order_sum = 0 } = sums.zone ?? {}
  return { at: coordinates.join(' '), price, min_order_sum, free_delivery_sum: freeDeliverySum(sums) }
}
