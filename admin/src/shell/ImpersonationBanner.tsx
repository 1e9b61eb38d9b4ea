import { useState } from 'react'
import { stopActing } from '../session/acting'
import { leaveTo } from '../session/leave-to'

/** Stands on every page while an administrator acts as somebody else. */
export function ImpersonationBanner({ name }: { name: string }) {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    leaveTo(await stopActing())
  }
  return (
    <aside className="banner split banner--amber" aria-label="Вход от&nbsp;чужого имени">
      <span>
        Вы вошли как <strong>{name}</strong>
      </span>
      <button type="button" className="banner__action" onClick={leave} disabled={busy}>
        Вернуться
      </button>
    </aside>
  )
}
