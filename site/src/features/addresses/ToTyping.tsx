import { ADDRESS_PAGE } from '@ostrov/shared/paths'
import { Button } from '@ostrov/shared/ui/Button'
import type { MouseEvent } from 'react'

type Props = { redirect: string | null; id: string | null; onTyping: () => void }

/** «Ввести другой адрес»: a form, so that a press before the page's scripts have come opens the step by itself. */
export function ToTyping({ redirect, id, onTyping }: Props) {
  const kept = { step: '2', after: '1', redirect, id }
  const typeHere = (event: MouseEvent) => {
    event.preventDefault()
    onTyping()
  }
  return (
    <form action={ADDRESS_PAGE}>
      {Object.entries(kept).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" variant="quiet" wide onClick={typeHere}>
        Ввести другой адрес
      </Button>
    </form>
  )
}
