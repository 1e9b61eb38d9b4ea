import type { SocialAttemptWire } from '@ostrov/shared/sessions/schema'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api'
import { recallPerson } from '../account/restore'
import { $user_delivery } from '../account/store'

export type Social =
  | { state: 'none' | 'asking' }
  | { state: 'phone'; attempt: SocialAttemptWire }
  | { state: 'failed'; why: string }

/** Goes on with the try that the page's address names; `onKnown` once its person is signed in. */
export function useSocialAttempt(id: string | null, onKnown: (attempt: SocialAttemptWire) => Promise<void>): Social {
  const [social, setSocial] = useState<Social>({ state: id === null ? 'none' : 'asking' })
  const asked = useRef(false)
  useEffect(() => {
    if (id === null || asked.current) return
    asked.current = true
    void read(id, onKnown).then(setSocial)
  })
  return social
}

async function read(id: string, onKnown: (attempt: SocialAttemptWire) => Promise<void>): Promise<Social> {
  try {
    const attempt = await ask(api.auth.social.attempts({ id }).get())
    if (!attempt.is_signed_in) return { state: 'phone', attempt }
    await recallPerson()
    if ($user_delivery.get()) await onKnown(attempt)
    return { state: 'none' }
  } catch (problem) {
    return { state: 'failed', why: sentenceOf(problem) }
  }
}
