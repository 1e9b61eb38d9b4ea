import { CODE_RESEND_SECONDS } from '@ostrov/shared/sessions/codes'
import { Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { useEffect, useRef, useState } from 'react'
import { requestCode } from './session'
import { useCountdown } from './use-countdown'

export type Sending = { state: 'sending' | 'sent' | 'refused' } | { state: 'failed'; why: string }

/** Sends the first code when the step opens, and another on request: `left` seconds from now it may be asked for. */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ state: 'sending' })
  const [left, start] = useCountdown()
  const begun = useRef(false)
  const resend = async () => {
    setSending({ state: 'sending' })
    try {
      start(await requestCode())
      setSending({ state: 'sent' })
    } catch (problem) {
      const refused = afterRefusal(problem)
      start(refused.wait)
      setSending(refused.sending)
    }
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void resend()
  })
  return { sending, left, resend }
}

/** What a refusal means for who waits, and the seconds until the next try. */
export function afterRefusal(problem: unknown): { sending: Sending; wait: number } {
  if (!(problem instanceof Problem) || problem.status !== 429) {
    return { sending: { state: 'failed', why: sentenceOf(problem) }, wait: 0 }
  }
  const told = problem.data.retry_after
  const wait = typeof told === 'number' ? told : CODE_RESEND_SECONDS
  // A code sent a moment ago, before the page was opened anew, is still on its way.
  return { sending: { state: problem.errorMessage === 'account.code_too_soon' ? 'sent' : 'refused' }, wait }
}
