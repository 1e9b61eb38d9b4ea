import { showToast } from '@ostrov/shared/ui/toasts'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import { PauseDialog } from '../../business/hours/PauseDialog'
import { orSay, useHours, useNowChange } from '../../business/hours/use-hours'
import { CardAct } from '../../components/records/CardAct'
import type { RestaurantRow } from './tabs'

/** Stops a restaurant's orders until a moment, with a reason, or lets them come again. */
export function PauseAct({ row: { id, state } }: { row: RestaurantRow }) {
  const { data: hours } = useHours(id)
  const change = useNowChange(id)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const resume = async () => {
    setBusy(true)
    const done = await orSay(
      change({ disabled_until: null, disabled_reason: null }),
      'Пауза не\u00A0снята. Проверьте связь и\u00A0повторите.',
    )
    if (done) showToast('Пауза снята', { kind: 'success' })
    setBusy(false)
  }
  if (state === 'paused')
    return (
      <CardAct
        icon={Play}
        variant="sea"
        label="Снять паузу"
        text="Клиенты снова смогут заказывать в&nbsp;часы работы."
        busy={busy}
        onPress={() => void resume()}
      />
    )
  if (state !== 'approved') return null
  return (
    <>
      <CardAct
        icon={Pause}
        variant="danger"
        label="Поставить на&nbsp;паузу"
        text="Новых заказов не&nbsp;будет. Причину увидят клиенты и&nbsp;ресторан; снять паузу может и&nbsp;он."
        busy={!hours}
        onPress={() => setOpen(true)}
      />
      {hours && <PauseDialog id={id} hours={hours} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
