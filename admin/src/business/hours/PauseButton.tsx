import { openingTime } from '@ostrov/shared/restaurants/hours'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { SelectField } from '@ostrov/shared/ui/Field'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Pause } from 'lucide-react'
import { useState } from 'react'
import { useNow, useTold } from '../../clock'
import { ErrorState, SkeletonRows } from '../../components/States'
import { useRestaurants } from '../../session/people'
import './hours.css'
import { ResumeButton } from './NowCards'
import { PauseForm } from './PauseDialog'
import { pausedUntil, useHours } from './use-hours'

/** Stops taking orders from wherever one works; who may not change hours does not see it. */
export function PauseButton() {
  const { restaurants, chosen } = useRestaurants('settings')
  const { data: hours } = useHours(chosen?.id ?? null)
  const until = useTold((now) => {
    const moment = hours && pausedUntil(hours, now)
    return moment ? openingTime(moment, now) : null
  })
  const [open, setOpen] = useState(false)
  if (restaurants.length === 0) return null
  return (
    <>
      <button
        type="button"
        className={until ? 'ui-chip ui-chip--amber' : 'ui-chip'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Pause size={20} aria-hidden="true" />
        Пауза{until && ` закончится ${until}`}
      </button>
      <Dialog kind="BoardPause" open={open} onClose={() => setOpen(false)} title="Пауза">
        <BoardPause only={chosen?.id ?? null} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

/** Of several restaurants one says first which. */
function BoardPause({ only, onClose }: { only: string | null; onClose: () => void }) {
  const { restaurants } = useRestaurants('settings')
  const [id, setId] = useState(only ?? restaurants[0]?.id ?? '')
  const { data: hours, error, isFetching, refetch } = useHours(id)
  const now = useNow(1000)
  const until = hours && pausedUntil(hours, now)
  return (
    <div className="form">
      {only === null && (
        <SelectField label="Ресторан" value={id} onChange={({ target }) => setId(target.value)}>
          {restaurants.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}, {one.address}
            </option>
          ))}
        </SelectField>
      )}
      {!hours &&
        (error ? (
          <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={2} />
        ))}
      {until && <p>Заказы не&nbsp;принимаются. Пауза закончится {openingTime(until, now)}.</p>}
      {until && <ResumeButton id={id} />}
      {hours && !until && <PauseForm key={id} id={id} hours={hours} onClose={onClose} />}
    </div>
  )
}
