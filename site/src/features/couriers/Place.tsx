import type { Point } from '@ostrov/shared/geo/shapes'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { routesTo } from './presses'

type Props = { address: string | null; door?: string; coordinates: Point | null }

/** Where to, and the way there by the maps that people have; no question is asked before they open. */
export function Place({ address, door, coordinates }: Props) {
  return (
    <>
      <p className="courier__address">{address}</p>
      {door && <p className="courier__address">{door}</p>}
      {coordinates && (
        <details className="courier__routes">
          <summary className={buttonClass({ wide: true })}>Построить маршрут</summary>
          <div className="stack gap-2">
            {routesTo(coordinates.coordinates).map(({ label, href }) => (
              <a key={label} className={buttonClass({ wide: true })} href={href} rel="noreferrer" data-followed>
                {label}
              </a>
            ))}
          </div>
        </details>
      )}
    </>
  )
}
