import { useStore } from '@nanostores/react'
import type { AddressWire } from '@ostrov/shared/addresses/schema'
import type { BasketWire, QuoteInputWire, QuoteWire } from '@ostrov/shared/baskets/schema'
import { refusalWords } from '@ostrov/shared/promotions/refusal-words'
import { Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { useCallback, useEffect, useState } from 'react'
import { quoteBasket, readChanges } from '../baskets/quotes'
import { $confirmed } from '../baskets/state'

/** What delivery means for an address: `none` while there is no address to ask about. */
export type ZoneState =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'inside'; zone: NonNullable<QuoteWire['zone']> }
  | { state: 'outside' }

/** What the code is worth now when paid online, in rubles; `message` is why it is worth nothing. */
export type PromoState = {
  state: 'none' | 'checking' | 'valid' | 'refused' | 'failed'
  discount: number
  message: string | null
}

type Wanted = {
  basket: BasketWire
  address: AddressWire | null
  terms: Pick<QuoteInputWire, 'delivery_type' | 'payment_type'> & { code: string; wanted_at: string; bonus: number }
  user_id: string | null
}
type Answer = { of: string; place: string; quote: QuoteWire | null; problem: unknown }

/** The newest answer of this page: the second step of the cart opens with what the first was told. */
let told: Answer | null = null

/**
 * The server's word on what the basket would be charged, asked anew whenever its lines or the terms change. `quote` is null
 * until it is in for just this; the zone of an address is remembered meanwhile.
 */
export function useQuote({ basket, address, terms, user_id }: Wanted) {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(() => told)
  const held = useStore($confirmed, { ssr: 'initial' })[basket.restaurant_id]
  const lines = held?.items.map(({ id, line_total }) => `${id}=${line_total}`).join()
  const place = `${basket.id} ${address?.coordinates.coordinates.join(' ')}`
  const asked = [place, user_id, ...Object.values(terms), lines].join(' ')
  const input = {
    ...terms,
    coordinates: address?.coordinates ?? null,
    code: terms.code || null,
    wanted_at: terms.wanted_at || null,
  }
  const keep = (quoted: { quote: QuoteWire | null; problem: unknown }) => {
    told = { of: asked, place, ...quoted }
    setAnswer(told)
  }
  useEffect(() => {
    let stale = false
    quoteBasket(basket.id, input).then(
      ({ quote }) => stale || keep({ quote, problem: null }),
      (problem: unknown) => stale || keep({ quote: null, problem }),
    )
    return () => {
      stale = true
    }
  }, [asked, tries])
  const retry = useCallback(() => {
    setAnswer((last) => (last?.quote ? last : null))
    setTries((count) => count + 1)
  }, [])
  const fresh = answer?.of === asked ? answer : null
  const last = answer?.place === place ? answer.quote : null
  const { changes, changes_key } = last ?? basket.quote
  const acknowledge = async () => {
    const quoted = await readChanges(basket.id, { ...input, seen: changes_key })
    if (quoted) keep({ quote: quoted.quote, problem: null })
  }
  return {
    quote: fresh?.quote?.price === basket.total ? fresh.quote : null,
    blacklisted: last?.barrier?.code === 'blacklisted',
    zone: zoneOf({ address, last, failed: fresh?.quote === null, retry }),
    promo: { ...promoOf(terms.code, fresh), retry },
    bonus: last?.bonus ?? null,
    changes,
    acknowledge,
    retry,
  }
}

type Known = { address: AddressWire | null; last: QuoteWire | null; failed: boolean; retry: () => void }

function zoneOf({ address, last, failed, retry }: Known): ZoneState {
  if (!address) return { state: 'none' }
  if (last) return last.zone ? { state: 'inside', zone: last.zone } : { state: 'outside' }
  return failed ? { state: 'failed', retry } : { state: 'loading' }
}

function promoOf(code: string, fresh: Answer | null): PromoState {
  const nothing = { discount: 0, message: null }
  if (code === '') return { state: 'none', ...nothing }
  if (!fresh) return { state: 'checking', ...nothing }
  const promo = fresh.quote?.promo
  if (promo) {
    const { discount, is_valid } = promo
    return { state: is_valid ? 'valid' : 'refused', discount, message: refusalWords(promo) || null }
  }
  const isAnswer = fresh.problem instanceof Problem && fresh.problem.status >= 400 && fresh.problem.status < 500
  const message = sentenceOf(fresh.problem, 'Не\u00a0получилось проверить промокод')
  return { state: isAnswer ? 'refused' : 'failed', discount: 0, message }
}
