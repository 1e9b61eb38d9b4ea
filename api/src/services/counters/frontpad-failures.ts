import type { CounterFailureName } from '@ostrov/shared/counters/failures'
import type { FrontpadAnswer } from './frontpad-wire'

const FAILURES: Readonly<Record<string, CounterFailureName>> = {
  invalid_secret: 'secret_wrong',
  api_off: 'api_off',
  invalid_plant: 'plan_without_api',
  requests_limit: 'too_often',
  cash_close: 'shift_closed',
  invalid_product_keys: 'articles_unknown',
  invalid_products: 'articles_unknown',
}

/** What FrontPad's refusal, or its silence, means in our words. */
export function failed(answer: Exclude<FrontpadAnswer, { kind: 'answered' }>) {
  const code = answer.kind === 'refused' ? answer.code : answer.kind
  const failure: CounterFailureName = answer.kind === 'refused' ? (FAILURES[answer.code] ?? 'refused') : 'away'
  return { ok: false, failure, code } as const
}
