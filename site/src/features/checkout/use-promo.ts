import type { PaymentType } from '@ostrov/shared/orders/statuses'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useEffect, useState } from 'react'
import { api } from '../../api'

/** What the code is worth now, in rubles; `message` is why it is worth nothing. */
export type PromoState = { state: 'none' | 'checking' | 'valid' | 'refused'; discount: number; message: string | null }

type Asked = { code: string; cart_sum: number; restaurant_id: string; payment_type: PaymentType; signed_in: boolean }

const NOTHING: PromoState = { state: 'none', discount: 0, message: null }
const DEBOUNCE_MS = 300

/** Asks the server anew whenever the code, the sum or the way of paying changes; only an online payment has a discount. */
export function usePromo({ code, cart_sum, restaurant_id, payment_type, signed_in }: Asked): PromoState {
  const asked = code !== '' && payment_type === 'online' && signed_in ? `${code} ${cart_sum} ${restaurant_id}` : null
  const [answer, setAnswer] = useState<{ of: string; promo: PromoState } | null>(null)
  useEffect(() => {
    if (asked === null) return
    let stale = false
    const read = async () => {
      const promo = await validate({ code, cart_sum, restaurant_id })
      if (!stale) setAnswer({ of: asked, promo })
    }
    const timer = setTimeout(read, DEBOUNCE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [asked, code, cart_sum, restaurant_id])
  if (asked === null) return NOTHING
  return answer?.of === asked ? answer.promo : { ...NOTHING, state: 'checking' }
}

async function validate(asked: { code: string; cart_sum: number; restaurant_id: string }): Promise<PromoState> {
  const { code, ...query } = asked
  try {
    const found = await ask(api.user.promo_code({ code }).validate.get({ query: { ...query, payment_type: 'online' } }))
    if (found.is_valid && asked.cart_sum >= found.min_order_sum) {
      return { state: 'valid', discount: found.discount, message: null }
    }
    return { state: 'refused', discount: 0, message: found.message }
  } catch (problem) {
    const message = sentenceOf(problem, 'Не\u00a0получилось проверить промокод')
    return { state: 'refused', discount: 0, message }
  }
}
