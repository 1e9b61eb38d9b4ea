import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useState } from 'react'

/** Below a list that goes on: `load` puts the next of it in; what does not come can be asked for again. */
export function MoreButton({ load }: { load: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await load().catch((problem: unknown) =>
      showToast(sentenceOf(problem, 'Не\u00a0получилось загрузить ещё'), { kind: 'error' }),
    )
    setBusy(false)
  }
  return (
    <Button wide busy={busy} busyLabel="Загружаем…" onClick={press}>
      Показать ещё
    </Button>
  )
}
