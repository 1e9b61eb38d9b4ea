import type { Closing } from '../modals/kind'
import { readCatalogue } from './Loaded'
import { type Ticked, TickedEntries } from './TickedEntries'

const read = () => readCatalogue('specialization')

export default function SpecializationsFilter(props: Ticked & Closing) {
  return <TickedEntries {...props} read={read} label="Найти профессию" />
}
