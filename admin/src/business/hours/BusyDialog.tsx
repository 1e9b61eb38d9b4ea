import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { useState } from 'react'
import { serverNow } from '../../clock'
import { orSay, useNowChange } from './use-hours'

const ADDED = [10, 20, 30, 45, 60].map((value) => ({ value, label: `+${value}\u00A0мин` }))
const LASTS = [
  { value: 30, label: '30\u00A0минут' },
  { value: 60, label: '1\u00A0час' },
  { value: 120, label: '2\u00A0часа' },
  { value: 240, label: '4\u00A0часа' },
]

type Props = { id: string; open: boolean; onClose: () => void }

/** Adds minutes to every promise for a while; then it is as before by itself. */
export function BusyDialog({ id, open, onClose }: Props) {
  return (
    <Dialog kind="Busy" open={open} onClose={onClose} title="Много заказов">
      <BusyChoice id={id} onClose={onClose} />
    </Dialog>
  )
}

function BusyChoice({ id, onClose }: Omit<Props, 'open'>) {
  const change = useNowChange(id)
  const [added, setAdded] = useState(20)
  const [lasts, setLasts] = useState(60)
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    const busy_until = new Date(serverNow().getTime() + lasts * MINUTE_MS).toISOString()
    const done = await orSay(
      change({ busy_minutes: added, busy_until }),
      'Не\u00A0получилось. Проверьте связь и\u00A0повторите.',
    )
    setBusy(false)
    if (done) onClose()
  }
  return (
    <div className="form">
      <Choice label="Сколько добавить ко&nbsp;времени" name="added" options={ADDED} value={added} onChange={setAdded} />
      <Choice label="На&nbsp;сколько" name="lasts" options={LASTS} value={lasts} onChange={setLasts} />
      <p className="ui-muted">Клиенты увидят новое время сразу. Потом всё вернётся само.</p>
      <Button variant="sea" size="large" busy={busy} busyLabel="Добавляем…" onClick={start}>
        Добавить время
      </Button>
    </div>
  )
}

type ChoiceProps = {
  label: string
  name: string
  options: readonly { value: number; label: string }[]
  value: number
  onChange: (value: number) => void
}
function Choice({ label, name, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="ui-field__label form__legend">{label}</legend>
      <div className="cluster gap-2">
        {options.map((one) => (
          <label key={one.value} className="ui-chip">
            <input
              className="ui-hidden"
              type="radio"
              name={name}
              checked={value === one.value}
              onChange={() => onChange(one.value)}
            />
            {one.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
