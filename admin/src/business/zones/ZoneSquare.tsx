import { zoneProperties } from '@ostrov/shared/map/zone-colours'
import type { CSSProperties, ReactNode } from 'react'

type Props = { fill_color: string; border_color: string; className?: string; children?: ReactNode }

/** A zone's colours as its map shows them. */
export function ZoneSquare({ className = '', children, ...colours }: Props) {
  const style: CSSProperties & ReturnType<typeof zoneProperties> = zoneProperties(colours)
  return (
    <span className={`map-zone zone-square ${className}`} style={style} aria-hidden="true">
      {children}
    </span>
  )
}
