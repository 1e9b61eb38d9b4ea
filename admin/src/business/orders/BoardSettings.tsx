import { useStore } from '@nanostores/react'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { Settings2, Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Segments } from '../../components/Segments'
import { $boardSettings, MELODIES, PAPERS, setBoard, VOLUMES } from './board-settings'
import type { useBell } from './use-bell'

/** How this device shows, sounds and prints the board. */
export function BoardSettings({ bell }: { bell: ReturnType<typeof useBell> }) {
  const [open, setOpen] = useState(false)
  const { kitchen } = useStore($boardSettings)
  return (
    <>
      <button type="button" className="ui-chip" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Settings2 size={20} aria-hidden="true" />
        Доска
      </button>
      <Dialog
        kind="BoardSettings"
        open={open}
        onClose={() => setOpen(false)}
        title="Доска на этом устройстве"
        size="drawer"
      >
        <div className="form">
          <SwitchField
            label="Вид для кухни"
            hint="Крупно и без того, что уже в пути: чтобы читать с двух метров."
            checked={kitchen}
            onChange={({ target }) => setBoard({ kitchen: target.checked })}
          />
          <SwitchField
            label="Звук на этом устройстве"
            hint="Другие доски звучат по-своему. Звук всего ресторана включает владелец: «Настройки», «Уведомления»."
            checked={bell.enabled}
            onChange={bell.toggle}
          />
          <Sound test={bell.test} />
          <Paper />
        </div>
      </Dialog>
    </>
  )
}

function Sound({ test }: { test: () => void }) {
  const { melody, volume } = useStore($boardSettings)
  return (
    <>
      <Segments
        legend="Звук нового заказа"
        name="melody"
        options={MELODIES}
        value={melody}
        onChoose={(one) => setBoard({ melody: one })}
      />
      <Segments
        legend="Громкость"
        name="volume"
        options={VOLUMES}
        value={volume}
        onChoose={(one) => setBoard({ volume: one })}
      />
      <Button onClick={test}>
        <Volume2 size={20} aria-hidden="true" />
        Послушать
      </Button>
    </>
  )
}

function Paper() {
  const { paper, prints_accepted } = useStore($boardSettings)
  return (
    <>
      <Segments
        legend="Бумага для чеков"
        name="paper"
        options={PAPERS}
        value={paper}
        onChoose={(one) => setBoard({ paper: one })}
      />
      <SwitchField
        label="Печатать, когда приняли"
        hint="Откроется окно печати. Без окна печатает браузер, запущенный в режиме киоска."
        checked={prints_accepted}
        onChange={({ target }) => setBoard({ prints_accepted: target.checked })}
      />
    </>
  )
}
