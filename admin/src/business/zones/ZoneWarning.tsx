import { Button } from '@ostrov/shared/ui/Button'
import { Eye, TriangleAlert } from 'lucide-react'
import type { Sight } from './use-warnings'

export type Seeing = { sight: Sight | null; onSight: (sight: Sight | null) => void }
type Props = Seeing & {
  text: string
  /** What of it the map can show. */
  shows?: Sight | undefined
}

/** What is worth knowing of zones, and a look at it. */
export function ZoneWarning({ text, shows, sight, onSight }: Props) {
  const seen = shows !== undefined && JSON.stringify(shows) === JSON.stringify(sight)
  return (
    <div className="zone-warning">
      <TriangleAlert size={18} aria-hidden="true" />
      <p>{text}</p>
      {shows && (
        <Button
          size="small"
          aria-pressed={seen}
          aria-label={`Показать на карте: ${text}`}
          onClick={() => onSight(seen ? null : shows)}
        >
          <Eye size={18} aria-hidden="true" />
          Показать
        </Button>
      )}
    </div>
  )
}
