import { FILTERS_RULE, showCount } from '@ostrov/shared/restaurants/labels'
import type { RestaurantFacetsWire } from '@ostrov/shared/restaurants/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useState } from 'react'
import { api } from '../../api'
import type { Closing } from '../modals/kind'
import { filtersPath, OPEN_TILE, toggleKitchen } from './chosen-kitchens'
import { filtersQuery } from './listing'

export type KitchenChoice = { kitchens: readonly { slug: string; name: string }[]; selected: readonly string[] }

/** Kitchens and «Открыто», each with how many restaurants it has; the button says how many the choice leaves, and opens their listing. */
export default function ProductFilters({ kitchens, selected, close }: KitchenChoice & Closing) {
  const [chosen, setChosen] = useState<readonly string[]>(selected)
  const facets = useFacets(chosen)
  const tiles = [{ slug: OPEN_TILE, name: 'Открыто сейчас' }, ...kitchens.filter(({ slug }) => slug !== OPEN_TILE)]
  const show = async () => {
    await close()
    location.assign(filtersPath(chosen))
  }
  return (
    <>
      <p className="ui-muted ui-small" id="filters-rule">
        {FILTERS_RULE}
      </p>
      <fieldset aria-describedby="filters-rule">
        <legend className="ui-hidden">Кухни</legend>
        {tiles.map(({ slug, name }) => (
          <label key={slug} className="ui-choice row gap-3">
            <span>
              {name}
              {facets && <span className="ui-choice__count"> {countOfTile(facets, slug)}</span>}
            </span>
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
        <Button variant="primary" onClick={show} disabled={facets?.total === 0}>
          <span aria-live="polite">{buttonWords(facets)}</span>
        </Button>
      </div>
    </>
  )
}

/** What is known of the choice; of the one before while the answer is on its way, null while nothing is known. */
function useFacets(chosen: readonly string[]): RestaurantFacetsWire | null {
  const [facets, setFacets] = useState<RestaurantFacetsWire | null>(null)
  useEffect(() => {
    let stale = false
    ask(api.restaurants.filters.facets.get({ query: filtersQuery(chosen, 1) })).then(
      (found) => stale || setFacets(found),
      // Without numbers one chooses as well.
      () => stale || setFacets(null),
    )
    return () => {
      stale = true
    }
  }, [chosen])
  return facets
}

function countOfTile({ cuisines, opened }: RestaurantFacetsWire, slug: string): number {
  return (slug === OPEN_TILE ? opened.true : cuisines[slug]) ?? 0
}

function buttonWords(facets: RestaurantFacetsWire | null): string {
  if (!facets) return 'Показать'
  return facets.total > 0 ? showCount(facets.total) : 'Таких ресторанов нет'
}
