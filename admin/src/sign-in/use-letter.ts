import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useEffect, useState } from 'react'
import { api } from '../api'

const RESEND_SECONDS = 30

/** The letter with the link of a registration once more, every half a minute at most. */
export function useLetter(email: string, waiting: boolean) {
  const [left, setLeft] = useState(waiting ? RESEND_SECONDS : 0)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const send = async () => {
    setBusy(true)
    try {
      await ask(api.business_user.register.letter.post({ email }))
      showToast('Письмо отправлено ещё раз', { kind: 'success' })
      setLeft(RESEND_SECONDS)
    } catch (problem) {
      showToast(sentenceOf(problem), { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { left, busy, send }
}
