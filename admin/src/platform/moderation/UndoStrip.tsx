import { useStore } from '@nanostores/react'
import { Button } from '@ostrov/shared/ui/Button'
import { Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useNow } from '../../clock'
import { $decided, offered } from './decided'
import { useKeys } from './use-keys'
import './moderation.css'

/** The last word and how long it may still be taken back, at the bottom of the window; a press or «Z» does it, and again the one before. */
export function UndoStrip({ undo }: { undo: () => void }) {
  const now = useNow()
  const rest = offered(useStore($decided), now)
  const last = rest.at(-1)
  useKeys({ KeyZ: undo })
  const isThere = last !== undefined
  useEffect(() => (isThere ? restFocus : undefined), [isThere])
  if (!last) return null
  const { words, until } = last
  return (
    <section className="queue__undo row gap-3" aria-label="Последнее решение">
      <p className="queue__undo-words" role="status">
        {words}
      </p>
      {rest.length > 1 && <p className="queue__undo-more ui-muted ui-small">и&nbsp;ещё&nbsp;{rest.length - 1}</p>}
      <Button size="small" aria-keyshortcuts="Z" onClick={undo}>
        <Undo2 size={20} aria-hidden="true" />
        Отменить <kbd>Z</kbd>
        {until !== null && (
          <span className="ui-numbers" aria-hidden="true">
            {Math.max(1, Math.ceil((until - now.getTime()) / 1000))}&nbsp;с
          </span>
        )}
      </Button>
    </section>
  )
}

/** Whoever stood on the button when it went goes on with what is looked at. */
function restFocus() {
  if (document.activeElement !== document.body) return
  document.getElementById('revision-title')?.focus({ preventScroll: true })
}
