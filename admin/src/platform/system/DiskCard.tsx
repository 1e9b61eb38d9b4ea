import { sizeWords } from '@ostrov/shared/formats/size-words'
import { DISK_STATES, type DiskState } from '@ostrov/shared/system/disk'
import type { SystemWire } from '@ostrov/shared/system/schema'
import { type CardState, StateCard } from './StateCard'

const CARD_STATES: Readonly<Record<DiskState, CardState>> = { roomy: 'well', short: 'unsure', full: 'unwell' }

/** How much room the disk has that orders and pictures are written to. */
export function DiskCard({ disk: { free_bytes, state } }: { disk: SystemWire['disk'] }) {
  return (
    <StateCard
      title="Место на диске"
      state={CARD_STATES[state]}
      words={`Свободно ${sizeWords(free_bytes)}. ${DISK_STATES[state]}`}
    />
  )
}
