import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api'

/** What the code is worth now when paid online, in rubles; `message` is why it is worth nothing. */
export type PromoState = {
  state: 'none' | 'checking' | 'valid' | 'refused' | 'failed'
  discount: number
  message: string | null
}

type Asked = { code: string; cart_sum: number; restaurant_id: string; signed_in: boolean }

const NOTHING: PromoState = { state: 'none', discount: 0, message: null }
const DEBOUNCE_MS = 300

/** Asks the server anew whenever the code or the sum changes, and when told to. */
export function usePromo({ code, cart_sum, restaurant_id, signed_in }: Asked): PromoState & { retry: () => void } {
  const [tries, setTries] = useState(0)
  const asked = code !== '' && signed_in ? `${code} ${cart_sum} ${restaurant_id} ${tries}` : null
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
  const retry = useCallback(() => setTries((count) => count + 1), [])
  if (asked === null) return { ...NOTHING, retry }
  return { ...(answer?.of === asked ? answer.promo : { ...NOTHING, state: 'checking' }), retry }
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
    const isAnswer = problem instanceof Problem && problem.status >= 400 && problem.status < 500
    const message = sentenceOf(problem, 'Не\u00a0получилось проверить промокод')
    return { state: isAnswer ? 'refused' : 'failed', discount: 0, message }
  }
}
