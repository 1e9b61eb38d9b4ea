import type { OwnScheduleWire } from '@ostrov/shared/restaurants/hours-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useHoursDoor } from '../../session/restaurant-side'
import { isNotThere, rowWords } from './seen-hours'
import { useHoursChange } from './use-hours'

type Props = { id: string; schedules: readonly OwnScheduleWire[]; row: OwnScheduleWire; onClose: () => void }

/** Takes hours away at once; they are typed again as quickly as an answer is given. What another made of them is shown first. */
export function RemoveHours({ id, schedules, row, onClose }: Props) {
  const change = useHoursChange(id)
  const { rows } = useHoursDoor(id)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [version, setVersion] = useState(row.version)
  const remove = async () => {
    setBusy(true)
    const at = rows({ scheduleId: row.id })
    try {
      await change({ schedules: schedules.filter((one) => one.id !== row.id) }, () =>
        ask(at.delete(undefined, { query: { version } })),
      )
      onClose()
    } catch (problem) {
      if (isNotThere(problem)) return onClose()
      const now = currentOf(problem, row)
      if (now) setVersion(now.version)
      setFailure(now ? `${sentenceOf(problem)} Теперь: ${rowWords(now)}. Удалить\u00A0их?` : sentenceOf(problem))
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="danger" busy={busy} busyLabel="Удаляем…" onClick={remove}>
        <Trash2 size={20} aria-hidden="true" />
        Удалить
      </Button>
      <FormFailure text={failure} />
    </>
  )
}
