import type { ComponentType } from 'react'
import type { CityWire } from '../geo/schema'
import type { Words } from './Field'
import type { MapSettings } from './IslandMap'
import type { SendImage } from './send-image'
import type { PlaceHint } from './use-place'

/** Chooses rows of another noun by their names. */
export type ReferenceProps = Words & {
  name: string
  /** The noun. */
  of: string
  many: boolean
  max: number | undefined
  /** Ids. */
  value: readonly string[]
  onChange: (ids: string[]) => void
}

export type Places = {
  settings: MapSettings
  cities: readonly CityWire[]
  /** @throws when nobody answers. */
  suggest: (query: string, city: string) => Promise<PlaceHint[]>
}

/** What fields ask of the application that draws them. */
export type FieldDoors = {
  send: SendImage
  /** Null while it is read. */
  usePlaces: () => Places | null
  Reference?: ComponentType<ReferenceProps> | undefined
}
