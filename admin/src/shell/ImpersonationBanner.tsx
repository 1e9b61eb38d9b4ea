import { useState } from 'react'
import { useNavigate } from 'react-router'
import { returnToAdministration } from '../session/sign-out'

/** Stands on every page while an administrator acts as somebody else. */
export function ImpersonationBanner({ name }: { name: string }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await returnToAdministration()
    navigate('/', { replace: true })
  }
  return (
    <div className="banner banner--amber" role="status">
      <span>
        Вы вошли как <strong>{name}</strong>
      </span>
      <button type="button" className="banner__action" onClick={leave} disabled={busy}>
        Вернуться
      </button>
    </div>
  )
}
