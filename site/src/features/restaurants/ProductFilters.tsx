import { Button } from '@ostrov/shared/ui/Button'
import { useState } from 'react'
import type { Closing } from '../modals/kind'
import { filtersPath, OPEN_TILE, toggleKitchen } from './chosen-kitchens'

export type KitchenChoice = { kitchens: readonly { slug: string; name: string }[]; selected: readonly string[] }

/** Kitchens and «Открыто»; «Показать» opens the listing of what is chosen. */
export default function ProductFilters({ kitchens, selected, close }: KitchenChoice & Closing) {
  const [chosen, setChosen] = useState<readonly string[]>(selected)
  const tiles = [{ slug: OPEN_TILE, name: 'Открыто сейчас' }, ...kitchens.filter(({ slug }) => slug !== OPEN_TILE)]
  const show = async () => {
    await close()
    location.assign(filtersPath(chosen))
  }
  return (
    <>
      <fieldset>
        <legend className="ui-hidden">Кухни</legend>
        {tiles.map(({ slug, name }) => (
          <label key={slug} className="ui-choice">
            {name}
            <input
              type="checkbox"
              className="ui-check"
              checked={chosen.includes(slug)}
              onChange={() => setChosen(toggleKitchen(chosen, slug))}
            />
          </label>
        ))}
      </fieldset>
      <div className="ui-sheet__actions modal-foot">
        <Button onClick={() => setChosen([])} disabled={chosen.length === 0}>
          Сбросить
        </Button>
        <Button variant="primary" onClick={show}>
          Показать
        </Button>
      </div>
    </>
  )
}
