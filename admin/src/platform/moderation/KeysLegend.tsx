import { Dialog } from '@ostrov/shared/ui/Dialog'
import { useState } from 'react'
import { useKeys } from './use-keys'

const KEYS = {
  A: 'Одобрить; если заявки отмечены — все отмеченные',
  R: 'Вернуть автору с причиной, отмеченные — с одной на всех',
  Z: 'Отменить последнее решение, потом\u00A0то, что было до\u00A0него',
  J: 'Следующая заявка',
  K: 'Предыдущая',
  X: 'Отметить заявку или снять отметку',
  P: 'Фото во\u00A0весь экран, стрелки листают',
  Esc: 'Закрыть фото, а\u00A0без него\u00A0— отпустить заявку',
  '?': 'Эта подсказка',
}

/** Which keys there are: those of every minute in a line, all of them at «?». */
export function KeysLegend() {
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <>
      <p className="ui-muted ui-small revision__keys">
        Клавиши: <kbd>A</kbd> одобрить, <kbd>R</kbd> вернуть, <kbd>Z</kbd> отменить, <kbd>J</kbd> и <kbd>K</kbd> —
        следующая и предыдущая, <kbd>X</kbd> отметить, <kbd>P</kbd> фото, <kbd>Esc</kbd> отпустить, <kbd>?</kbd> все
      </p>
      <Dialog kind="ModerationKeys" open={open} title="Клавиши" onClose={() => setOpen(false)}>
        <dl className="queue__keys">
          {Object.entries(KEYS).map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
