import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { type MouseEvent, useState } from 'react'
import { api } from '../../api'
import type { ClosedProvider } from '../modals/LoginWarning'
import { LOGIN_WARNING } from '../modals/modals'
import { $modal, closeModal, openModal } from '../modals/store'
import { SUPPORT_MODAL } from '../support/modals'
import SupportLink from '../support/SupportLink'
import { CLOSED_PROVIDERS } from './closed-providers'
import './login.css'

/** Ways that the law has closed: who came by them is told how to get the account back. */
export function ClosedProviders({ action }: { action: string | undefined }) {
  const [asking, setAsking] = useState<Provider | null>(null)
  const tell = async (event: MouseEvent, provider: Provider) => {
    event.preventDefault()
    setAsking(provider)
    const signingIn = $modal.get()
    try {
      const { support_email, support_hours } = await ask(api.settings.get())
      await closeModal()
      openModal(LOGIN_WARNING, {
        ...{ provider, support_email, support_hours, onOtherWay: () => $modal.set(signingIn) },
        onSupport: () => openModal(SUPPORT_MODAL, { subject: 'account' }),
      })
    } catch (problem) {
      showToast(sentenceOf(problem), { kind: 'error' })
    } finally {
      setAsking(null)
    }
  }
  return (
    <form className="login__closed cluster-row gap-2" method="post" action={action}>
      <p className="ui-muted ui-small" id="closed-providers">
        Раньше входили через
      </p>
      {CLOSED_PROVIDERS.map(([provider, name]) => (
        <Button
          key={provider}
          type="submit"
          name="act"
          value={provider}
          size="small"
          aria-describedby="closed-providers"
          busy={asking === provider}
          onClick={(event) => tell(event, provider)}
        >
          {name}
        </Button>
      ))}
      <SupportLink
        className="ui-link ui-small"
        subject="account"
        label={'Не\u00A0получается войти? Напишите в\u00A0поддержку'}
      />
    </form>
  )
}

type Provider = ClosedProvider['provider']
