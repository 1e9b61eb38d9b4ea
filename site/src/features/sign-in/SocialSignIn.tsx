import { SOCIAL_NAMES, type SocialProvider } from '@ostrov/shared/sessions/social'
import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { type MouseEvent, useEffect, useState } from 'react'
import { api } from '../../api'
import { closeModal } from '../modals/store'
import './login.css'

type Props = {
  offered: readonly SocialProvider[] | undefined
  /** Where the form posts to without scripts. */
  action: string | undefined
}

/** VK ID and Yandex ID, where they are set up: `offered` as the page knows it, else as the server says. */
export function SocialSignIn({ offered, action }: Props) {
  const [providers, setProviders] = useState(offered ?? [])
  const [going, setGoing] = useState<SocialProvider | null>(null)
  useEffect(() => {
    if (offered) return
    // Who cannot be told of them signs in by phone.
    ask(api.settings.get()).then(
      ({ social }) => setProviders(social),
      () => {},
    )
  }, [offered])
  const leave = async (event: MouseEvent, provider: SocialProvider) => {
    event.preventDefault()
    setGoing(provider)
    try {
      const query = { back: location.pathname + location.search }
      const { redirect } = await ask(api.auth.social({ provider }).post(undefined, { query }))
      await closeModal()
      location.assign(redirect)
    } catch (problem) {
      showToast(sentenceOf(problem), { kind: 'error' })
    } finally {
      setGoing(null)
    }
  }
  if (providers.length === 0) return null
  return (
    <form className="login__social columns gap-2" method="post" action={action}>
      <p className="ui-muted ui-small" id="social-sign-in">
        Или войдите через
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          type="submit"
          name="act"
          value={provider}
          aria-describedby="social-sign-in"
          busy={going === provider}
          onClick={(event) => leave(event, provider)}
        >
          {SOCIAL_NAMES[provider]}
        </Button>
      ))}
    </form>
  )
}
